/**
 * Figures and names of ships, pilots and upgrades of X-Wing by their XWS ids, without a word of what their cards do. Taken on the day of
 * `CARDS_FROZEN` from github.com/SogeMoge/xwing-data2-legacy 3.9.1, and what that lacks from github.com/xwingtmg/xwing-data2; both are MIT,
 * copyright 2018 Guido Kessels, whose licence is in `LICENSE-xwing-data2.txt`. `cards.ts` reads it and says how it is written.
 */
export const CARDS_FROZEN = '2025-12-11'

/** A faction, then its ships: name, attack by arc, agility, hull and shields, then pilots with initiative and Force. */
export const SHIPS = `
@firstorder
Gozanti-class Cruiser|f3 0 11 5|First Order Sympathizers:7
Raider-class Corvette|F4 0 20 8|First Order Collaborators:8
TIE/ba Interceptor|f3 3 2 2|Major Vonreg:6|“Holo”:5|“Ember”:4|First Order Provocateur:3
TIE/fo Fighter|f2 3 3 1|“Midnight”:6|Commander Malarus:5|“Scorch”:4|“Static”:4|“Longshot”:3|Omega Squadron Ace:3|“Muse”:2|TN-3465:2|Zeta Squadron Pilot:2|Epsilon Squadron Cadet:1|Lieutenant Rivas:1|“Null”:0|Lieutenant Galek:5|DT-798:4|Lin Gaava:3|FN-2187~wat1:1
TIE/se Bomber|f2 2 4 2|“Breach”:5|“Scorch”*:4|“Dread”:3|“Grudge”:2|First Order Cadet:3|Sienar-Jaemus Test Pilot:2|Jul Jerjerrod:4
TIE/sf Fighter|f2t2 2 3 3|“Quickdraw”:6|“Backdraft”:4|Omega Squadron Expert:3|Zeta Squadron Survivor:2|Lieutenant LeHuse:5|Captain Phasma:4|“Strife”~wat1:3
TIE/vn Silencer|f3 3 4 2|“Blackout”:5|Kylo Ren:5+2|First Order Test Pilot:4|“Recoil”:4|“Avenger”:3|Sienar-Jaemus Engineer:1|“Rush”:2
TIE/wi Whisper Modified Interceptor|b3t2 2 3 2|Kylo Ren*:5+3|“Wrath”:5|“Nightfall”:4|“Whirlwind”:3|709th Legion Ace:4|Red Fury Zealot:2
Upsilon-class command shuttle|f4 1 6 6|Lieutenant Dormitz:2|Major Stridan:4|Petty Officer Thanisson:1|Starkiller Base Pilot:2|Lieutenant Tavson:3|Captain Cardinal:4|Enric Pryde~wat1:2
Xi-class Light Shuttle|f2 2 5 2|Agent Terex:3|Commander Malarus*:5|First Order Courier:2|Gideon Hask*:4|Agent Tierny:3
@galacticempire
Alpha-class Star Wing|f2 2 4 3|Lieutenant Karsabi:3|Major Vynder:4|Nu Squadron Pilot:2|Rho Squadron Pilot:3|Lieutenant Karsabi~pnp:3|Major Vynder~ssl:4
Gauntlet Fighter|f3r2 2 9 2|Captain Hark:3|Gar Saxon:3|Imperial Super Commando:2
Gozanti-class Cruiser|f3 0 11 5|Outer Rim Garrison:7
Lambda-class T-4a Shuttle|f3r2 1 6 4|Captain Kagi:4|Colonel Jendon:3|Lieutenant Sai:3|Omicron Group Pilot:1|Captain Yorr~wat1:2
Raider-class Corvette|F4 0 20 8|Outer Rim Patrol:8
TIE Advanced v1|f2 3 2 2|Baron of the Empire:3|Grand Inquisitor:5+2|Inquisitor:3+1|Seventh Sister:4+2|Fifth Brother:4+2
TIE Advanced x1|f2 3 3 2|Darth Vader:6+3|Maarek Stele:5|Storm Squadron Ace:3|Tempest Squadron Pilot:2|Ved Foslo:4|Zertik Strom:3|Darth Vader~battleofyavin:6+3=f2 3 3 3|Juno Eclipse:5|Darth Vader~swz105:6+3=f2 3 3 3|Maarek Stele~swz105:5
TIE/ag Aggressor|f2 2 4 1|“Double Edge”:2|Lieutenant Kestal:4|Onyx Squadron Scout:3|Sienar Specialist:2
TIE/ca Punisher|f2 1 6 3|“Deathrain”:4|“Redline”:5|Cutlass Squadron Pilot:2
TIE/D Defender|f3 3 3 4|Colonel Vessery:4|Countess Ryad:4|Delta Squadron Pilot:1|Onyx Squadron Ace:4|Rexler Brath:5|Vult Skerris:5|Darth Vader*:6+3|Captain Dobbs:3|Captain Yorr~battleoverendor:4|Colonel Jendon~battleoverendor:6
TIE/in Interceptor|f3 3 3 0|Alpha Squadron Pilot:1|Saber Squadron Ace:4|Soontir Fel:6|Turr Phennir:4|Ciena Ree:6|Gideon Hask*:4|Vult Skerris*:5|Commandant Goran:4|Lieutenant Lorrir:3|Nash Windrider:2|Iden Versio~battleofyavin:4=f3 3 3 1|Sigma 4~battleofyavin:4=f3 3 4 0|Sigma 5~battleofyavin:4=f3 3 4 0|Sigma 6~battleofyavin:4=f3 3 4 0|Sigma 7~battleofyavin:4=f3 3 4 0|Second Sister:4+2|Sapphire 2~battleoverendor:1|Soontir Fel~battleoverendor:6|Maus Monare~battleoverendor:3=f3 3 3 1|Carnor Jax~wat1:5
TIE/ln Fighter|f2 3 3 0|“Howlrunner”:5|“Mauler” Mithel:5|“Night Beast”:2|“Scourge” Skutu:5|“Wampa”:1|Academy Pilot:1|Black Squadron Ace:3|Del Meeko:4|Gideon Hask:4|Iden Versio:4|Obsidian Squadron Pilot:2|Seyn Marana:4|Valen Rudor:3|ISB Jingoist:4|Moff Gideon:4|“Backstabber”~battleofyavin:5=f2 3 4 0|“Dark Curse”~battleofyavin:6=f2 3 4 0|“Mauler” Mithel~battleofyavin:5=f2 3 4 0|“Wampa”~battleofyavin:1=f2 3 4 0|Magna Tolvan:3|Yrica Quell:3|Iden Versio~swz105:4|“Night Beast”~swz105:2|Valen Rudor~swz105:3|Lieutenant Hebsly~battleoverendor:3=f2 3 4 0|Scythe 6~battleoverendor:2=f2 3 4 0|Major Mianda~battleoverendor:5=f2 3 3 1
TIE/ph Phantom|f3 2 3 2|“Echo”:4|“Whisper”:5|Imdaar Test Pilot:3|Sigma Squadron Ace:4|Captain Saxton~wat1:3|“Whisper”~pnp:5|“Echo”~pnp:4
TIE/rb Heavy|t2 1 8 0|Carida Academy Cadet:1|Onyx Squadron Sentry:3|“Rampage”:4|Lyttan Dree:3|Flight Leader Ubbel:5
TIE Reaper|f3 1 6 2|“Vizier”:2|Captain Feroph:3|Major Vermeil:4|Scarif Base Pilot:1
TIE/sa Bomber|f2 2 6 0|“Deathfire”:2|Captain Jonus:4|Gamma Squadron Ace:3|Major Rhymer:4|Scimitar Squadron Pilot:2|Tomax Bren:5|Captain Jonus~swz105:4|Tomax Bren~swz105:5|“Deathfire”~swz98:2|Captain Jonus~swz98:4|Tomax Bren~swz98:5|Major Rhymer~swz98:4|Scimitar 1~battleoverendor:3|Scimitar 3~battleoverendor:4
TIE/sk Striker|f3 2 4 0|“Countdown”:4|“Duchess”:5|“Pure Sabacc”:4|Black Squadron Scout:3|Planetary Sentinel:1|“Vagabond”:2
VT-49 Decimator|t3 0 12 4|Captain Oicunn:3|Patrol Leader:2|Rear Admiral Chiraneau:5|Morna Kee:4
@galacticrepublic
ARC-170 Starfighter|f3r2 1 6 3|“Sinker”:3|“Jag”:3|“Odd Ball”*:5|“Wolffe”:4|104th Battalion Pilot:2|Squad Seven Veteran:3|“Odd Ball”~siegeofcoruscant:5=f3r2 1 6 4|“Wolffe”~siegeofcoruscant:4|“Jag”~siegeofcoruscant:3
BTL-B Y-wing|f2 1 5 3|Shadow Squadron Veteran:3|Anakin Skywalker*:6+3|R2-D2:2|“Odd Ball”*:5|“Matchstick”:4|“Broadside”:3|“Goji”:2|Red Squadron Bomber:2
Clone Z-95 Headhunter|f2 2 2 2|“Killer”:2|“Drift”:3|“Boost”:3|“Stub”:3|“Knack”:5|“Hawk”*:4|7th Sky Corps Pilot:2|Reaper Squadron Scout:3|“Slider”:4|“Warthog”*:3
CR90 Corellian Corvette|l4R4 0 18 7|Republic Judiciary:8
Delta-7 Aethersprite|f2 3 3 1|Jedi Knight:3+1|Obi-Wan Kenobi:5+3|Plo Koon:5+2|Saesee Tiin:4+2|Mace Windu:4+3|Anakin Skywalker:6+3|Ahsoka Tano:3+2|Barriss Offee:4+1|Luminara Unduli:4+2|Adi Gallia:5+2|Depa Billaba~wat1:3+2
Eta-2 Actis|b3f2 3 3 0|Anakin Skywalker*:6+3|Obi-Wan Kenobi*:5+3|Aayla Secura:5+2|Shaak Ti:4+2|Jedi General:4+2|Yoda:3+3|Anakin Skywalker~siegeofcoruscant:6+3|Obi-Wan Kenobi~siegeofcoruscant:5+3|Shaak Ti~siegeofcoruscant:4+2|Kit Fisto:4+2
Gauntlet Fighter|f3r2 2 9 2|Bo-Katan Kryze:4|Nite Owl Liberator:2
LAAT/i Gunship|t2 1 8 2|“Hawk”:4|“Hound”:2|“Warthog”:3|212th Battalion Pilot:2|“Sicko”:2
Naboo Royal N-1 Starfighter|f2 2 3 2|Anakin Skywalker*:4+1|Ric Olié:5|Padmé Amidala:4|Dineé Ellberger:3|Bravo Flight Officer:2|Naboo Handmaiden:1|Gavyn Sykes:3|Rhys Dallows~wat1:6|Essara Till~wat1:4
Nimbus-class V-wing|f2 3 2 2|Wilhuff Tarkin:3|“Odd Ball”*:5|“Contrail”:5|“Klick”:4|Shadow Squadron Escort:3|Loyalist Volunteer:2|“Klick”~siegeofcoruscant:4=f2 3 2 3|“Contrail”~siegeofcoruscant:5
Syliure-class Hyperspace Ring| 1 1 2|TransGalMeg Control Link:0
V-19 Torrent Starfighter|f2 2 5 0|“Kickback”:4|“Odd Ball”:5|“Swoop”:3|“Axe”:3|“Tucker”:2|Blue Squadron Protector:3|Gold Squadron Trooper:2|“Kickback”~siegeofcoruscant:5=f2 2 6 0|“Axe”~siegeofcoruscant:3=f2 2 6 0|“Slammer”:1
Delta-7B Aethersprite|f3 2 3 3|Jedi Knight*:3+1|Obi-Wan Kenobi*:5+3|Plo Koon*:5+2|Saesee Tiin*:4+2|Mace Windu*:4+3|Anakin Skywalker*:6+3|Ahsoka Tano*:3+2|Barriss Offee*:4+1|Luminara Unduli*:4+2|Adi Gallia*:5+2
@rebelalliance
A/SF-01 B-wing|f3 1 4 4|Blade Squadron Veteran:3|Blue Squadron Pilot:2|Braylen Stramm:4|Ten Numb:4|Gina Moonsong:5|Hera Syndulla*:6|Netrem Pollard:3|Adon Fox~battleoverendor:1|Gina Moonsong~battleoverendor:5=f3 1 4 5|Braylen Stramm~battleoverendor:4=f3 1 4 5|Nera Dantels~wat1:3
ARC-170 Starfighter|f3r2 1 6 3|Garven Dreis:4|Ibtisam:3|Norra Wexley:5|Shara Bey:4
Attack Shuttle|f3 2 3 1|“Zeb” Orrelios:2|Ezra Bridger:3+1|Hera Syndulla:5|Sabine Wren:3
Auzituck Gunship|F3 1 6 2|Kashyyyk Defender:1|Lowhhrick:3|Wullffwarro:4|Tarfful~wat1:5
BTL-A4 Y-wing|f2 1 6 2|“Dutch” Vander:4|Evaan Verlaine:3|Gold Squadron Veteran:3|Gray Squadron Bomber:2|Horton Salm:4|Norra Wexley*:5|Dex Tiree~battleofyavin:2|“Dutch” Vander~battleofyavin:4|Hol Okand~battleofyavin:4|“Pops” Krail~battleofyavin:4|“Pops” Krail:3|“Dutch” Vander~swz106:4|Horton Salm~swz106:4
BTL-S8 K-wing|t2 1 6 3|Esege Tuketu:3|Miranda Doni:4|Warden Squadron Pilot:2
CR90 Corellian Corvette|l4R4 0 18 7|Alderaanian Guard:8
E-wing|f3 3 3 3|Corran Horn:5|Gavin Darklighter:4|Knave Squadron Escort:2|Rogue Squadron Escort:4
Fang Fighter|f3 3 4 0|Fenn Rau*:6|Bodica Venj:4|Dirk Ullodin:3|Clan Wren Volunteer:3
Gauntlet Fighter|f3r2 2 9 2|“Chopper”*:2|Ezra Bridger*:3+1|Mandalorian Resistance Pilot:2
GR-75 Medium Transport|f2 0 12 3|Echo Base Evacuees:7
HWK-290 Light Freighter|t2 2 3 2|Jan Ors:5|Kyle Katarn:3|Rebel Scout:2|Roark Garnet:4
Modified YT-1300 Light Freighter|t3 1 8 5|Chewbacca:4|Han Solo*:6|Lando Calrissian*:5|Outer Rim Smuggler:1|Leia Organa:5+1|Han Solo~battleofyavin:6|Lando Calrissian~battleoverendor:5
RZ-1 A-wing|f2 3 2 2|Arvel Crynyd:3|Green Squadron Pilot:3|Jake Farrell:4|Phoenix Squadron Pilot:1|Wedge Antilles*:4|Sabine Wren*:3|Hera Syndulla*:6|Ahsoka Tano*:5+3|Shara Bey*:4|Derek Klivian:3|Keo Venzee:3+1|Tycho Celchu:5|Arvel Crynyd~swz106:3|Jake Farrell~swz106:4|Shara Bey~swz106:4|Arvel Crynyd~battleoverendor:3=t2 3 2 3|Tycho Celchu~battleoverendor:5=t2 3 2 3|Gemmer Sojan~battleoverendor:2=t2 3 2 2
Sheathipede-class Shuttle|f2r2 2 4 1|“Zeb” Orrelios*:2|AP-5:1|Ezra Bridger*:3+1|Fenn Rau*:6
T-65 X-wing|f3 2 4 2|Biggs Darklighter:3|Blue Squadron Escort:2|Cavern Angels Zealot:1|Edrio Two Tubes:2|Garven Dreis*:4|Jek Porkins:4|Kullbee Sperado:4|Leevan Tenza:3|Luke Skywalker:5+2|Red Squadron Veteran:3|Thane Kyrell:5|Wedge Antilles:6|Biggs Darklighter~battleofyavin:3|Garven Dreis~battleofyavin:4|Jek Porkins~battleofyavin:4|Luke Skywalker~battleofyavin:5+2|Wedge Antilles~battleofyavin:5|Corran Horn*:5|Wes Janson:5|Luke Skywalker~swz106:5+2|Jek Porkins~swz106:4|Wedge Antilles~battleoverendor:6=f3 2 4 3|Yendor~battleoverendor:5|Kendy Idele~battleoverendor:4|Antoc Merrick~wat1:4
TIE/ln Fighter|f2 3 3 0|“Zeb” Orrelios*:2|Captain Rex:2|Ezra Bridger*:3+1|Sabine Wren*:3
UT-60D U-wing|f3 2 5 3|Benthic Two Tubes:2|Blue Squadron Scout:2|Bodhi Rook:4|Cassian Andor:3|Heff Tobber:2|Magva Yarro:3|Partisan Renegade:1|Saw Gerrera:4|K-2SO:3
VCX-100 Light Freighter|f4 0 10 4|“Chopper”:2|Hera Syndulla*:5|Kanan Jarrus:3+2|Lothal Rebel:2|Alexsandr Kallus:4
YT-2400 Light Freighter (2023)|t3 2 6 4|Dash Rendar~swz103-rebelalliance:5|Dash Rendar~swz103-sl-rebelalliance:5|“Leebo”~swz103-rebelalliance:3|“Leebo”~swz103-sl-rebelalliance:3
YT-2400 Light Freighter|t4 2 6 4|“Leebo”:3|Dash Rendar:5|Wild Space Fringer:1
Z-95-AF4 Headhunter|f2 2 2 2|Airen Cracken:5|Bandit Squadron Pilot:1|Lieutenant Blount:4|Tala Squadron Pilot:2
@resistance
BTA-NR2 Y-Wing|f2 1 4 3|Zorii Bliss:5|Teza Nasz:4|Wilsa Teshlo:4|Shasa Zaro:3|Lega Fossang:3|Aftab Ackbar:2|Corus Kapellim:1|C’ai Threnalli*:2|New Republic Patrol:3|Kijimi Spice Runner:2
Fireball|f2 2 6 0|Colossus Station Mechanic:2|Jarek Yeager:5|Kazuda Xiono:4|R1-J5:1|Torra Doza~wat1:3
GR-75 Medium Transport|f2 0 12 3|New Republic Volunteers:7
MG-100 StarFortress|f3t2 1 9 3|Cobalt Squadron Bomber:1|Cat:1|Vennie:2|Ben Teene:3|Edon Kappehl:3|Finch Dallow:4|Paige Tico:5
Resistance Transport Pod|f2 2 3 1|BB-8:3|Rose Tico:3|Vi Moradi:1|Finn:2|DJ~wat1:2
Resistance Transport|f2 1 5 3|Cova Nell:4|Pammich Nerro Goode:3|Nodin Chavdri:2|Logistics Division Pilot:1|Taka Jamoreesa:2|Jannah~wat1:5
RZ-2 A-wing|t2 3 2 2|L’ulo L’ampar:5|Tallissan Lintra:5|Zari Bangel:3|Greer Sonnel:4|Green Squadron Expert:3|Blue Squadron Recruit:1|Zizi Tlo:5|Ronith Blario:2|Merl Cobben:1|Suralinda Javos:3|Wrobie Tyce:4|Seftin Vanik:5
Scavenged YT-1300|t3 1 8 3|Resistance Sympathizer:2|Chewbacca*:4|Han Solo*:6|Rey:5+2|Poe Dameron*:6|Lando Calrissian*:5
T-70 X-wing|f3 2 4 3|Poe Dameron:6|Poe Dameron~swz68:6|Blue Squadron Rookie:1|Red Squadron Expert:3|Black Squadron Ace*:4|Ello Asty:5|Joph Seastriker:3|Kare Kun:4|Lieutenant Bastian:2|Nien Nunb:5|Jaycris Tubbs:1|Jessika Pava:3|Temmin Wexley:4|Temmin Wexley~swz68:4|C’ai Threnalli:4|Nimi Chireen:2|Venisa Doza:4|Zay Versio:3
@scumandvillainy
Aggressor Assault Fighter|f3 3 5 3|IG-88A:4|IG-88B:4|IG-88C:4|IG-88D:4
BTL-A4 Y-wing|f2 1 6 2|Crymorah Goon:1|Drea Renthal:4|Hired Gun:2|Kavil:5|Leema Kai:5|Arliz Hadrassian:4|Amaxine Warrior:3|Padric:3|Jinata Security Officer:2
C-ROC Cruiser|f3 0 12 4|Syndicate Smugglers:7
Customized YT-1300 Light Freighter|t2 1 8 3|Freighter Captain:1|Han Solo:6|L3-37:2|Lando Calrissian:4|Rio Durant~wat1:3
Escape Craft|f2 2 2 2|Autopilot Drone:1|L3-37*:2|Lando Calrissian*:4|Outer Rim Pioneer:3
Fang Fighter|f3 3 4 0|Fenn Rau:6|Joy Rekkoff:4|Kad Solus:4|Old Teroch:5|Skull Squadron Pilot:4|Zealous Recruit:1|Mandalorian Royal Guard:4|Tor Phun:3
Firespray-class Patrol Craft|f3r3 2 6 4|Boba Fett:5|Bounty Hunter:2|Emon Azzameen:4|Kath Scarlet:4|Koshka Frost:3|Krassis Trelix:3|Hondo Ohnaka:1
G-1A Starfighter|f3 1 5 4|4-LOM:3|Gand Findsman:1|Zuckuss:3
Gauntlet Fighter|f3r2 2 9 2|Maul:5+3|Rook Kast:3|Shadow Collective Operator:1
HWK-290 Light Freighter|t2 2 3 2|Dace Bonearm:4|Palob Godalhi:3|Spice Runner:1|Torkil Mux:2|Gamut Key:3|Kanan Jarrus*:3+1|Tápusk:5|Janus Kasmir~wat1:4
JumpMaster 5000|t2 2 6 3|Contracted Scout:2|Dengar:6|Manaroo:3|Tel Trevura:4|Nom Lumb:1
Kihraxz Fighter|f3 2 5 1|Black Sun Ace:3|Captain Jostero:3|Cartel Marauder:2|Graz:4|Talonbane Cobra:5|Viktor Hel:4|Black Sun Bodyguard~wat1:4
Lancer-class Pursuit Craft|f3t2 2 8 2|Asajj Ventress:4+2|Ketsu Onyo:5|Sabine Wren*:3|Shadowport Hunter:2
M12-L Kimogila Fighter|f3 1 7 2|Cartel Executioner:3|Dalan Oberos:3|Torani Kulda:4
M3-A Interceptor|f2 3 3 1|Cartel Spacer:1|Genesis Red:4|Inaldra:2|Laetin A’shera:3|Quinn Jast:3|Serissu:5|Sunny Bounder:1|Tansarii Point Veteran:3|G4R-G0R V/M#g4rgorvm:0
Modified TIE/ln Fighter|f2 3 3 0|Ahhav:3|Captain Seevor:3|Foreman Proach:4|Mining Guild Surveyor:2|Overseer Yushyn:2|Mining Guild Sentry:1|Lapin:3
Quadrijet Transfer Spacetug|f2 2 5 0|Constable Zuvio:4|Jakku Gunrunner:1|Sarco Plank:2|Unkar Plutt:2
Rogue-class Starfighter|f2 2 5 2|Durge:5|Cad Bane:4|Viktor Hel*:4|Nom Lumb*:1|Outer Rim Hunter:3
Scurrg H-6 bomber|f3 1 6 4|Captain Nym:5|Lok Revenant:2|Sol Sixxa:3
ST-70 Assault Ship|f3 2 7 2|The Mandalorian:5|Q9-0:5|Guild Bounty Hunter:3|Outer Rim Enforcer:2
StarViper-class Attack Platform|f3 3 4 1|Black Sun Assassin:3|Black Sun Enforcer:2|Dalan Oberos*:4|Guri:5|Prince Xizor:4
Trident-Class Assault Ship|f3 0 10 4|Lawless Pirates:8
YT-2400 Light Freighter (2023)|t3 2 6 4|Dash Rendar~swz103-sl-scumandvillainy:5|“Leebo”~swz103-sl-scumandvillainy:3
YV-666 Light Freighter|F3 1 9 3|Bossk:4|Latts Razzi:3|Moralo Eval:4|Trandoshan Slaver:2|Doctor Aphra:3
Z-95-AF4 Headhunter|f2 2 2 2|Binayre Pirate:1|Black Sun Soldier:3|Kaa'to Leeachos:3|N’dru Suhlak:4|Nashtah Pup:0|Bossk*:4
@separatistalliance
Belbullab-22 Starfighter|f3 2 3 2|General Grievous:4|Wat Tambor:3|Feethan Ottraw Autopilot:1|Captain Sear:2|Skakoan Ace:3|Hallio Bas~wat1:5
C-ROC Cruiser|f3 0 12 4|Separatist Privateers:7
Droid Tri-Fighter|f3 3 3 0|DIS-T81:4|Phlac-Arphocc Prototype:5|Fearsome Predator:3|DIS-347:3|Separatist Interceptor:3|Colicoid Interceptor:1|DIS-347~siegeofcoruscant:3|DIS-T81~siegeofcoruscant:4|Phlac-Arphocc Prototype~siegeofcoruscant:5|Volan Das:5
Firespray-class Patrol Craft|f3r3 2 6 4|Jango Fett:6|Zam Wesell:5|Boba Fett*:3|Separatist Racketeer:2|Aurra Sing:4+1
Gauntlet Fighter|f3r2 2 9 2|Bo-Katan Kryze~separatistalliance:4|Pre Vizsla:3|Death Watch Warrior:1
HMP Droid Gunship|F2 1 5 3|DGS-047:1|Baktoid Drone:1|Geonosian Prototype:2|DGS-286:3|Onderon Oppressor:3|Separatist Predator:3
Hyena-class Droid Bomber|f2 2 5 0|Techno Union Bomber:1|Bombardment Drone:3|DBS-404:4|Baktoid Prototype:1|Separatist Bomber:3|DBS-32C:3|DBS-32C~siegeofcoruscant:3|DBS-404~siegeofcoruscant:4|Baktoid Prototype~siegeofcoruscant:1
Nantex-class Starfighter|b3t2 3 4 0|Stalgasin Hive Guard:3|Sun Fac:6|Berwer Kret:5|Chertek:4|Gorgol:2|Petranaki Arena Ace:4
Rogue-class Starfighter|f2 2 5 2|Durge~separatistalliance:5|Cad Bane~separatistalliance:4|IG-101:4|MagnaGuard Executioner:3|MagnaGuard Protector:4|IG-102:4|IG-111:1
Sith Infiltrator|f3 1 6 4|Darth Maul:5+3|Count Dooku:3+3|Dark Courier:2|0-66:3|Count Dooku~siegeofcoruscant:5+3
Trident-Class Assault Ship|f3 0 10 4|Colicoid Destroyer:8
Vulture-class Droid Fighter|f2 2 3 0|Trade Federation Drone:1|Precise Hunter:3|Haor Chall Prototype:1|DFS-081:3|Separatist Drone:3|DFS-311:1|DFS-081~siegeofcoruscant:3|DFS-311~siegeofcoruscant:1|Haor Chall Prototype~siegeofcoruscant:1|The Iron Assembler:1|Kelrodo-Ai Holdout:1|00M Uplink Prototype~wat1:1|DFS-420~wat1:4
`

/** A slot, then its upgrades: the window in which it is used, or the figures of its weapon, and what it adds to figures of the ship. */
export const UPGRADES = `
astromech|“Chopper”|“Genius”|R2 Astromech|R2-D2|R3 Astromech|R4 Astromech|R5 Astromech|R5-D8|R5-P8|R5-TK|R5-X3|R2-HA:d|BB-8|BB Astromech|M9-G8|R2-C4|R4-P Astromech|R4-P17|R4-P44|R2-A6|C1-10P|R1-J5|Q7 Astromech|R2-D2~republic|R2-D2~resistance|R6-D8|R7-A7|R4-B11|Watchful Astromech|L4E-R5|R2-A3~battleofyavin|R2-D2~battleofyavin|R2-F2~battleofyavin|R5-D8~battleofyavin|R5-K6~battleofyavin|Precise Astromech~battleofyavin|Targeting Astromech~battleofyavin|R4-P17~siegeofcoruscant|R2-A3~battleoverendor|Stabilizing Astromech~battleoverendor|Modified R4-P Unit~battleoverendor
cannon|Heavy Laser Cannon@b4 2-3|Ion Cannon@f3 1-3|Jamming Beam@f3 1-2|Tractor Beam@f3 1-3|Autoblasters@f2 1-2|Synced Laser Cannons@f3 2-3|Proton Cannons@b4 2-3 2/2|Underslung Blaster Cannon@t2 1-1o l|Ancillary Ion Weapons~siegeofcoruscant|Precision-Tuned Cannons~battleoverendor@f2 2-3
cargo|Adaptive Shields|Boosted Scanners|Optimized Power Core|Tibanna Reserves
command|Agent of the Empire:d|Dreadnought Hunter|First Order Elite:d|Veteran Wing Leader:d|Admiral Ozzel|Azmorigan|Captain Needa|Carlist Rieekan|Jan Dodonna|Raymus Antilles|Stalwart Captain|Strategic Commander|Jedi Commander|B6 Blade Wing Prototype*|Bounty:a|Phoenix Squadron|Shadow Wing|Skystrike Academy Class|In It For The Money|Mar Tuuk|Riff Tamson:a|Asajj Ventress^command=F+1|Zealous Captain|Hondo Ohnaka^command|General Grievous^command:a|Combat Boarding Tube|In It For The Money/Rebellion
configuration|Integrated S-foils|Os-1 Arsenal Loadout|Pivot Wing:d|Swivel Wing|Servomotor S-foils|Xg-1 Assault Configuration|Grappling Struts|Delta-7B=g-1 s+2 a+1|Calibrated Laser Targeting|Landing Struts|Corsair Refit:b=h+2 s-2|Stabilized S-foils|Repulsorlift Stabilizers|Alpha-3B “Besh”|Alpha-3E “Esk”|Intercept Booster|Maneuver-Assist MGK-300|Target-Assist MGK-300|Sensitive Controls|TIE Defender Elite|Vectored Cannons (RZ-1)@t2 1-3|Wartime Loadout=s+2|Enhanced Jamming Suite:d|L3-37's Programming~battleofyavin|Strut-Lock Override~siegeofcoruscant
crew|“Chopper”*|“Zeb” Orrelios|0-0-0|4-LOM|Admiral Sloane|Agent Kallus|Baze Malbus|Boba Fett|C-3PO|Cad Bane|Captain Phasma|Cassian Andor|Chewbacca|Chewbacca*|Ciena Ree|Cikatro Vizago|Darth Vader=F+1|Death Troopers|Director Krennic|Emperor Palpatine=F+1|Freelance Slicer:d|General Hux|GNK “Gonk” Droid|Grand Inquisitor=F+1|Grand Moff Tarkin|Hera Syndulla|IG-88D|ISB Slicer|Informant|Jabba the Hutt|Jyn Erso|Kanan Jarrus=F+1|Ketsu Onyo|Kylo Ren=F+1|L3-37:d|Lando Calrissian*|Lando Calrissian|Latts Razzi:d|Leia Organa|Magva Yarro:A|Maul:A=F+1|Minister Tua|Moff Jerjerrod|Nien Nunb|Novice Technician|Perceptive Copilot|Petty Officer Thanisson|Qi'ra|R2-D2*|Sabine Wren|Saw Gerrera|Seasoned Navigator|Seventh Sister=F+1|Supreme Leader Snoke=F+1|Tactical Officer|Tobias Beckett|Unkar Plutt|Zuckuss|C-3PO*|Han Solo*|Chewbacca~crew-swz19|Rose Tico:d|Chancellor Palpatine:A=F+1|Count Dooku=F+1|General Grievous:d|Amilyn Holdo|GA-97|Kaydel Connix|Korr Sella|Larma D'Acy|Leia Organa~resistance=F+1|PZ-4CO|C-3PO~republic:d|Aayla Secura=F+1|Agent Terex|K-2SO|Plo Koon=F+1|Toryn Farr|Kit Fisto=F+1|Yoda=F+2|“Fives”:a|Wolfpack|Commander Malarus|Ghost Company:b|Commander Pyre:d|Hondo Ohnaka|Jango Fett:d|Zam Wesell|Gamut Key|Protectorate Gleb|The Mandalorian|The Child:A=F+2|IG-11|Greef Karga|Kuiil|Peli Motto|Prime Minister Almec|Rook Kast|Obi-Wan Kenobi=F+1|Bo-Katan Kryze|Bo-Katan Kryze~rebel-scum:a|Korkie Kryze|Satine Kryze|Tal Merrik|Savage Opress=F+1|Fenn Rau|Gar Saxon|Pre Vizsla|Tristan Wren|Ursa Wren|Captain Hark|Ahsoka Tano*=F+1|Maul*=F+1|Clan Wren Commandos|Imperial Super Commandos|Mandalorian Super Commandos|Nite Owl Commandos|Death Watch Commandos|Chewbacca~battleofyavin|Wolfpack~siegeofcoruscant|“Leebo”~swz103|Leebo~rsl
device|Bomblet Generator|Blazer Bomb|Conner Nets|Proton Bombs|Proximity Mines|Seismic Charges|DRK-1 Probe Droids|Electro-Proton Bomb|Cluster Mines|Ion Bombs|Concussion Bombs|Thermal Detonators
forcepower|Heightened Perception|Instinctive Aim|Sense|Supernatural Reflexes|Brilliant Evasion:d|Hate:A|Predictive Shot|Battle Meditation|Foresight@b2 1-3o|Precognitive Reflexes|Extreme Maneuvers|Compassion|Malice|Shattering Shot|Patience|Roiling Anger~siegeofcoruscant|Roiling Anger~rsl
gunner|Agile Gunner|BT-1|Bistan:a|Bossk:a|Dengar:A|Ezra Bridger:a=F+1|Fifth Brother=F+1|Greedo|Han Solo|Han Solo*|Hotshot Gunner|Luke Skywalker=F+1|Skilled Bombardier|Special Forces Gunner:a|Veteran Tail Gunner:a|Veteran Turret Gunner:a|Finn:d|Paige Tico:a|Rey*:d=F+1|Seventh Fleet Gunner|Clone Commander Cody:a|Ahsoka Tano=F+1|Clone Captain Rex|Suppressive Gunner|Boba Fett*|Weapons Systems Officer:a|Sabine Wren*:a|DT-798|First Order Ordnance Tech|Gar Saxon*|Tiber Saxon:a|Ursa Wren*|Migs Mayfeld:b|Airen Cracken~battleoverendor
hardpoint|Ion Cannon Battery:b|Ordnance Tubes:b|Point-Defense Battery:b|Targeting Battery:b|Turbolaser Battery:b|Tractor Tentacles:b|Proton Cannon Battery:b|Enhanced Propulsion|Drill Beak:b
hyperdrive|Syliure-31 Hyperdrive
illicit|Cloaking Device|Contraband Cybernetics|Deadman's Switch|Feedback Array|Inertial Dampeners|Rigged Cargo Chute|Coaxium Hyperfuel|Quick-Release Locks|Saboteur's Map|Scanner Baffler|False Transponder Codes|Babu Frik|Overtuned Modulators|Tracking Fob|Hotshot Tail Blaster@r2 0-1o 2/1|Chaff Particles~rsl:d|Fuel Injection Override~rsl|Feedback Emitter~battleoverendor
missile|Barrage Rockets@f3 2-3o f 5/1|Cluster Missiles@f3 1-2o l 4/1|Concussion Missiles@f3 2-3o l 3/1|Homing Missiles@f4 2-3o l 2/1|Ion Missiles@f3 2-3o l 3/1|Proton Rockets@b5 1-2o f 1/1|Energy-Shell Charges@f3 2-3o c 1/1|Discord Missiles|Diamond-Boron Missiles@f3 2-3o l 3/1|Mag-Pulse Warheads@f3 1-3o l 2/1|Electro-Chaff Missiles|Multi-Missile Pods@F2 1-2o cl 5/1|XX-23 S-Thread Tracers@f3 1-3o fcl 2/1|Seeker Missiles~swz103@f3 2-3o l 4/1|Seeker Missiles~rsl@f3 2-3o l 2/1|Saturation Rockets~alphaclassstarwing@F3 1-2o 4/2|Heavy Plasma Missiles~alphaclassstarwing@f3 1-3o l 2/1
modification|Ablative Plating|Advanced SLAM|Afterburners|Electronic Baffle|Engine Upgrade|Hull Upgrade=h+1|Munitions Failsafe|Shield Upgrade=s+1|Static Discharge Vanes|Stealth Device:A|Tactical Scrambler|Impervium Plating|Synchronized Console:a|Spare Parts Canisters|Delayed Fuses|Angled Deflectors=s-1|Targeting Computer|Independent Calculations|Overdrive Thruster|Precision Ion Engines|Mandalorian Optics|Drop-Seat bay|Beskar Reinforced Plating:d|Burnout Thrusters|Unstable Sublight Engines~battleofyavin|Sensor Jammer~battleofyavin|Contingency Protocol~siegeofcoruscant|Evasion Sequence 7~siegeofcoruscant|Automated Loaders~swz98:a|Contingency Protocol~rsl|Stygium Reserve~tiephphantom|Manual Ailerons~tiephphantom|Computer-Assisted Handling~battleoverendor|Targeting Matrix~battleoverendor|Chaff Particles~battleoverendor|Ion Maneuvering Jet~battleoverendor|Fuel Injection Override~battleoverendor|Target-Assist Algorithm~battleoverendor
sensor|Advanced Sensors|Collision Detector|Fire-Control System|Trajectory Simulator|Passive Sensors|Long-Range Scanners~alphaclassstarwing|Relay System~tiephphantom:a|Blank Signature~battleoverendor
tacticalrelay|Kraken|TV-94|K2-B4|TA-175|Kalani
talent|Composure|Crack Shot|Daredevil|Debris Gambit|Elusive:d|Expert Handling|Fanatical|Fearless|Heroic:d|Intimidation|Juke|Lone Wolf:d|Marksmanship|Outmaneuver|Predator|Ruthless|Saturation Salvo|Selfless|Squad Leader|Swarm Tactics|Trick Shot|Treacherous:d|Dedicated|Ensnare|Snap Shot@f2 2-2o|Gravitic Deflection:d|Proud Tradition:a|Deadeye Shot|Backwards Tailslide|Ion Limiter Override|Marg Sabl Closure|Starbird Slash|Cutthroat|Disciplined|Hopeful|Interloper Turn|Tierfon Belly Run:d|Feedback Ping|Clan Training:a|Notorious:A|Enduring:A|Attack Speed~battleofyavin|Fanatic~battleofyavin|Vengeful~battleofyavin|Efficient Processing~swz103|Mercenary~swz103|Swift Approach~swz98|Top Cover~swz98|True Grit~swz98|No Escape~rsl|Silent Hunter~rsl|Parting Gift~rsl|Formed Up~rsl|Without a Trace~tiephphantom|Silent Hunter~tiephphantom|Stealth Gambit~tiephphantom|No Escape~battleoverendor|Push The Limit~battleoverendor|Reckless~battleoverendor|Apex Predator~battleoverendor|It's a Trap!~battleoverendor|Ace in the Hole~battleoverendor|Collected~battleoverendor:a|Parting Gift~battleoverendor|Heroic Sacrifice~battleoverendor:a
team|Bombardment Specialists|Comms Team|Damage Control Team|Gunnery Specialists|IG-RM Droids|Ordnance Team|Sensor Experts|Tractor Technicians|Corsair Crew|Droid Crew
tech|Advanced Optics|Ferrosphere Paint|Hyperspace Tracking Data|Primed Thrusters|Targeting Synchronizer|Pattern Analyzer|Biohexacrypt Codes|Deuterium Power Cells|Automated Target Priority:a|Sensor Buoy Suite|Sensor Scramblers
title|Andrasta|Black One|Dauntless|Ghost|Havoc|Hound's Tooth|IG-2000|Lando's Millennium Falcon|Marauder|Millennium Falcon:d|Mist Hunter|Moldy Crow=a+3|Outrider|Outrider (2023)|Phantom|Punishing One|ST-321|Shadow Caster:a|Slave I|Virago=s+1|Rey's Millennium Falcon|Soulless One:d=h+2|Scimitar|Assailer:d=h+2 s-2|Blood Crow=s-1|Bright Hope:d|Broken Horn|Corvus|Dodonna's Pride=s-2|Impetuous:a=s-2|Insatiable Worrt=h+3 s-1|Instigator|Jaina's Light=s+1|Kaz's Fireball|Liberator|Luminous=s-1|Merchant One:b|Quantum Storm|Requiem|Suppressor=h-2 s+2|Tantive IV:d|Thunderstrike:b=h+3 s-3|Vector|Slave I~swz82|B6 Blade Wing Prototype|Nautolan's Revenge=h-2 s+1|Grappler=h+2 s-1|Neimoidian Grasp:a=s-2|Trident|Nightbrother|Gauntlet|Razor Crest|Xanadu Blood|Millennium Falcon~battleoverendor
torpedo|Homing Torpedoes@f4 1-2o l 2/1|Adv. Proton Torpedoes@f5 1-1o l 1/1|Ion Torpedoes@f4 2-3o l 2/1|Proton Torpedoes@f4 2-3o l 2/1|Plasma Torpedoes@f3 2-3o l 2/1|Tracking Torpedoes
turret|Dorsal Turret@t2 1-2|Ion Cannon Turret@t3 1-2
`
