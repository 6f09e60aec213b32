/**
 * Words that are one slip away from a word of the lists and are nobody's slip: "score" is not "sore". They are frequent words
 * of English and Spanish. Add a word here when an ordinary sentence is taken for a sign because of it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  abby abogado abra abran abre abrigo aca accent acceso ace aceptado acero acid acoustic acres act acusado add ado
  adopted advice advise advised aerea afuera agarrate agent agente agentes agents aguja agujero aha aigo ala alarma
  alcance ale algun alguna algunas alguno algunos ali alianza alibi alice alien aliens alike alley ally alone altar
  alto ama amaba amanecer amar amas ambassador ambiente ambulancia among ana analisis analyses analyst ancient andando
  andas andy angle ankles ann annotation ant ante ants anybody anyhow anyplace anytime anywhere apache aparato aparece
  aparecer aparentemente ape apollo apolo apostar apples apt aquel aquiles arana archie arma armas armed armor arrest
  arrestado arrested arresto art arte arts arturo asalto asegurate ashore asin asses assess assessed assessment
  assessments asst asunto asuntos asustada asustado ataca atacar ataco ataques atlas atlases atrapado atrapados
  atrapar attach attached attachment attachments aun automated automation autopista autoridad autoridades aventura
  avenue aviation award awarded awards axis aye backyard bags bah bailey bake bakery baking bala balas ballet ban
  banco bancos banda bandera banquito bar barato barcode bargain barn barra barrio barry bars bart based basic
  basically basicamente basics basin bass basta bats bay bays beads bean beans beard beast beatles became bedding beds
  bee beeping beer beers begin beginning begins bel bell bella belle bello bells beloved ben besar best bet beth bets
  betting beware bid bidder bidding bids bienvenida bienvenido bienvenidos billetes billie billy bin binder binders
  binding binds birdie bitch bitches bite bites bitter blake blame blamed blaming blanche bleach bleacher bleachers
  bleeds blend bless blessing blogger blond blonde bloom bluff boa boast bob boda boil boleto boletos bolsa bolsas
  bolsillo bolted bomba bombas bon bond bonds bonita bonito bonnie bonus boo bookcase boot booth boots booze borde
  borrow borrowed boston bound bourne bout bow bowl boys brace brad brain branches brandy brass brat brave bravo
  brazalete breach breed breeze brewster brian bride bridget brighter bring bringing brings broad brocha broche broken
  broker brokers brooks brought brown browse bucket buen builder built bull bulletin bulls bully bun bunk buried burt
  bury busca buscas bush bushes businessman busque busqueda busty but butch butcher butter buy buys byte cab cabana
  cabecera cabello cabezal cabezas cabina cabo cabra cabron cabrones cache cached cadaver cadena caesar cake cakes cal
  calendar calidad calla callate calma calmate calmese calvin cam camarada camel camisa camp camps campus canada
  canadian cancel canceled cancelled cancels candle candles cane cannon canon canta cantando cantante cantidad caos
  cap capital capitan caps captain caracter carajo caras caray card carer caridad carino carla carlos caro carpenter
  carrera carreras carrier cars carson cartera carts casco cashier casino casinos cassie cast castillo catering cats
  cauda cease cell cellar cells cellular cena cent centre centres centro ceramic cero certain chain chains chairman
  champ chan chance chances chap chaplin chapter chapters chaqueta char charge charged charger charges charging charla
  charles charm charmed charming chart charter charts chase chased chasing chat che cheat cheated cheating cheats
  check checked checking checks cheeks cheer cheering cheers cheese cheque chess chester chi chicago chick chicken
  chicks chile chili chimes china chino chinos chip chips chiste cho chocolate choice choices choir choke choosing
  chop choppy chops chore chores chorus chose chow chris christ christian christians christina chuckles cia cielo
  cielos ciento cientos cierta ciertamente ciertas cierto ciertos cima cindy cine cinta cintura cinturon circo cisco
  cited claire clamp clams clara clark claro clase clases classy claus clause clauses clave clima climate clinica clip
  clog clone close closer closest cloth clothes clothing clots cloud clouds clown clowns cluster coach coaching
  coalition coast coastal coat coats cocina cocinar cock cocked cocoa cod codigo codigos coge coger coke col colega
  colegas colin colina collection collections collins colony colour colours colt columbia columns com combo cometer
  cometido comfy comic comics comision comite commander commission committees communicate communication communications
  communities community comodo comp compania companias compare compared compatibility compatible compete compiler
  comportamiento composer compra comprado comprar compras compre compro concert concerts conclusion concurso conde
  condicion conferencia confess confessed confession confidence confident config conmigo cono conocerte conoci conocia
  conocio conozca conozco consent considerando const constructed consulate consultant consulting contacto contactos
  contado contain contando contare content contest contests contiene contigo conto contra contractor contractors
  contrary contrast contrato conversion cook cooked cool cooler coordenadas coordinate coordinates coordination
  coordinator cop copa copia copias copper cops coral core corea corn corona coroner corporate correct correction
  corrections correo cos costa costado costco costo cot counties county countys court courtesy courts cover covered
  covering covers coy cradle crane craning crank cranked cranky crate creasy create created creates creating creek
  creeme crei crema creyo cristo crop crops crowd crowded crunch crying cualquiera cuan cue cuentame cuerda cuero
  culling cunt curioso curious current currently curse curso curve cute cuyo cyber dads dairy daisy dam dama dame damp
  dan dancer dancers dancing dante dara dare darle darles darling darn darnos darse darte data dawn dea deadly deaf
  deal dealing dean dear debajo deber debera deberes debi debia debio debt decia decias decide decided decides
  decidido decidir decirte declaration decline decode dedicated dedico dedos dee deed dei dejala dejalo dejame dejare
  dejarte dejeme delgado deliver delivered delivers dell demas deme demon demons den dennis departamento deporte depth
  derecha derecho des desaparecio descuida desearia desert deserted desierto desire desired desires despejado
  desperate desperately despite dessert detener detenerlo detenga detengan detenido detention devil devils devon
  diablo diablos diagnostic diary dick dicke diego diera diferencia diferente diferentes differential difficult
  dificil dig digale digging digno digs dije dijeron diles dimelo dimension dimensioning dimensions dimmed dimos diner
  dinero ding dining dinos dip dira diras dire dirt dis discover discovered discovery discs dive diversion diving doc
  docena dock docs doctora documentos doe doing dolares dollar dollars dolly dom domain domains don donate donation
  donations dormitorio dot doug douglas dove download dra draft drafter drafting drain dramatic drawn dreadful drew
  dried drill driven drunken dual dublin duda dudas dude dudo dug dull dummy duo duration dutch earl earlier earnings
  earns easel east eastern eats echa echado echo edad eggs eighth eighty ejercito eleccion elecciones elected election
  elections electrician electron electronic elegant elegante elf ellas ello elses embajada embargo empece empecemos
  emperador emperor empieza empiezo empleado employed encanta encantada encantado encantador encantadora encantan
  encanto enciende encoding encontrare encounter enfadado enferma enfermedad enfermo entender entenderlo entendi
  entendido entendiste enter entera entered entering entero enters entrada entradas entrado entramos entrance entrando
  entrar entras entrega entregar entren entrenador entrenamiento entrevista entries entro entry eras erase ere eric
  err esa escala escoger esconde escondido escort escrito escudo esos espada espaldar espaldas espejo esperare estaba
  estabamos estaban estabas estable estacion estais estamos estan estando estarlo estas estate estelar estemos esten
  estes esto estos estupendo estupida estupido estupidos estuvieron eta eterna eternal eternidad eternity evan eve
  event events evil exactamente exacto exception exceptional exceptions exciting excluding execution exit expanded
  expanding expansion experience experiencia experiment expert expertise experto experts explanation exploration
  explore explorer explosive explosives explosivos export exports expose exposed expresion extension extensions
  fabulous facts faded fading fag fail failing fails faint falsa fame familia familiar familiares familias fancy fanny
  fans fare farm farms farther fase faster fault feast feather feathers feats fed federal federation fee fees fella
  fevers fewer fianza fiber fiel fiesta fiestas fighter figura fila fills films finally finals finance financing
  finder finest fingering finn firms fitbit fits fitting fix flame flames fleet fletcher flirting flood flor flores
  flota flowers flush focused focuses focusing foe fogg fold folded fond food footwear force forced forces forcing
  foreman forest forgive forgiven forgiveness forma formal formas fort forth forum forums forward foto fotos founder
  fourteen francamente france frances francs frase fred freeze freezing freight fresco freshman frighten frozen fuel
  fuiste fund funeral funky funny fur furia further futuro gafas gain gallina gamble gambling gang gap garaje garbage
  gary gastos gatito gay gen gene genetic genetics genial genio genre gentle giant gin ginger glary globe gloves glue
  goat gob gods gol goo gordon gosh gotta gown grace gracia gracias grading grain gran grandchildren granja grano
  graph grass grateful gratis grave graves gravy grease greater grecia greet greeting greetings greets greg grid
  griffin grill grind gripe groans gross ground grove grunting grunts guess guessed guessing gulf gum guns guys habeis
  haberte habilidad habilidades habit habitaciones habits hablame hablare hablarte hable habra habria habrian habrias
  hacerte haces hacia hacias hacker hag hagalo hah halfway halt ham handler handsome handwritten handy hans hara haras
  hardest hare haria harias hat hated hats haunted haven hawaii haya haz haze hazel hazlo header heap heard hearing
  hears hearst hearts heather heaven heavens hedge heights heir held hell hello henry herd herein herido herman hero
  heroe hers hide hierba hierro hint hips hire hired hist historia historias historic historical hobbies hobby hoja
  hojas hola holds holmes holy homeless homer homes honest honesto honesty hong hood hop hopper horace horns horny
  hose host hosted hound house houses hue huele huevo huevos hug hugh hugo hunch hunched hunches hunching hungary hunt
  hunter hunting hut ida ideal ideally identical identidad identity idiot idiota idiotas idiots imagen imagenes
  impresion impress incidente indigenous inflation info informacion informado ingles ingleses inn inside insider
  instance instances instinto intense intensity intensive intent intente intention inter interes interest interim
  internal intro investing involves ipod iran irte itll jake jam jams jane japon japones jason jaula jeff jerry joan
  joe join jolly jon jones jovenes juan judio judios jugando juicio julius junior junkie junto juntos justice justin
  justo kane kansas karen ken kerry keyword keywords kinds king kings kink kiss kissed kisses kissing kits kneel
  kneeling knight knights knit knives known korea korean lab lack lacks lad lago laid lake lakes lamb lambs lamp lance
  lang lanka laser latex latin latter laughter launch launched launches laws layer layers laying lays leaf league
  learn learned learning lease leash least leaver led ledgers leds lee lefty legal lei lemon lend lenguaje leon lesson
  lester levantate lever levers liberal lider lighten liked likes limb limo linda linear lineas linger lingers lista
  listas listo listos lite literally llamare llevare llevate load loan lobos lobster locker lodge lodging login logo
  logos lois lone looked loser losers loses losses lotus lounge lover lovers lucky lug lugar lugares luke lunatic lust
  lynch mad mae mago main maine maintain major majority maker makers male males mall malos malta mami mandar mando
  manejo manera maneras manga mankind mano manos manta mantas mantel mantiene manzana mar marc marca marcas marcha
  marco marcos marcus marea maria marica marie marina marine marines mario maris marker markus mars martha marty mary
  masa mascara massive master masters mat matalo matare mataria matarte math matt matte mature mayor mayores meant
  mecanico mech med medianoche medica medicare medico medicos medida medidas medline meets megan mei mel mencionar
  menor mens menudo mere mesa mesas mesh messy met meters meterte metete mexican mexico mias midi miel migration mike
  mil mild milder milfs mill miller mills milo mina minas mineral mini mint minus mios mirad mirada mire mires missy
  mistake mistaken mistakes misterio mistress misunderstanding mitch mode model modeling modelo models modem modern
  modes modest modesty moe molds mommy moneda monedas moniter monje monkey monkeys mono mons monster monsters montana
  montanas monte moo moore moose morira moriras moron morris moses mostrar motto mountain mouse mousepad mousing movil
  mud mueble muebles muelle muerdo muevete mujeres mulder mummy museo must mysql myth naci nacio nag nano naps naves
  nay nearby neat necesidad necesitare neil neo nest net news nice nicer nick niega nieve nimble ninera nineteen nivel
  nivele niveles nivelo nodes noel noisy nokia nomb non nope norman norte north nose notation noticia noticias
  notification nova number numbers numerals numeric numero numeros numerous nuts objecion obras obtener occur occurred
  occurs odio official officially officials ohio ojos okey ola older olds olvidalo olvidare olvidate omit ones online
  opcion opciones operacion operation operator opinas opposition optimal optimization ora orden ordenes ordeno ore
  oreja orejas orlando oscar otras otros otto ours overcast overcome overhead overseas owns pads paga pagado pagar
  pagare pagina paginas pago pague paid paige paint painted painting paintings paints pais paises pal palace pals pam
  panama pandilla panel panels panties pants pap papi paquete par parade parado parameter parameters parecia parecio
  pared pares parezca parezco paris parker parque partly party pas pasaje paseo pases passenger passengers pasta
  pastel pastor pat patent patents path paths patience patio patty pay payaso paying payment payments pays paz peace
  peach pecado pecados pecas peces pechera pedazo pedazos pedi pedido pedro peel peer peg peleando pelo pending penny
  pense pentagon pep per perch perchas perched perchero perdon perdona perdoname perdone perfecta perfectamente
  perfection perfecto pero perry persona personales personalidad personalmente personas personnel pesas pescado
  petition phase phony phrase phrases phyllis phys pico pics pide pidiendo pido piedra piedras pier pierce pierde
  pierdo pierre pieza piezas pilot piloto pilotos pilots pimp pinchy pine pink pinny pinta pintura pipe piper pipes
  pirata pirate pirates piso pisos pista placa placement placer plain planas planeando planet planeta planner plano
  planos play played playing pleasure plot plug plumbing plus pocion pocket pockets podeis poderes poderosa poderoso
  podra podras podre podria podriamos podrian podrias poema poet pointer poke poker poli policeman policia policial
  policias policies policy politica politico poll polls pon pond ponte pony pool poor pork port portion portions ports
  posesion positive positively positivo possession postage poster posters potion pound poverty powder powell practica
  practicamente practicar praise prayer prayers precious preguntarte prensa preparada preparado preparados preparando
  preparar preparate preparation prepare prepared preparen preparer preparing presa prescription prescriptions present
  presenta presentar presentation presentations presente presented presentimiento presento presents preso prestado
  presume prev previews previously prey price priced prices pricing prick primarily primary primeras primero primeros
  prince prisa prision prison prisoner prisoners prize pro proceso programa programas programme programmer programmes
  projection prom prometi proper prophet propia propias propiedad propio propios proposal propose proposed proposition
  protect protected protecting protective prove proved proven proves proyecto pry psst pudding pues puesta puesto
  puestos pum pump pun punk purchase purchases purse puse puso puta putas puts quarter quedare quedate quedese queen
  queens queer quejas quereis querra querras querria query queso quick quicker quienes quieres quieter quieto quietos
  quimica quinto quise quitate quiz quiza quizas rabbi rack rads rage raid railroad rally ram ramon ranch rang ranging
  ranting rants rap rapidamente rastro rat ratio rational rats ray razon razonable razones reaccion react reaction
  readers realty reams receiver recepcion reception recibe recibido recibimos recibir recibo recientemente recipe
  recipes reckless recoger recovery redlining reed reflection reflections regina register registered registering
  registration regla reglas regular regulation regulations reir reja rejas relajate relate related relating relation
  relations relay relevant relieve relieved religion reloj remainder remote remotely rental rentals reputation resent
  reset residencia residential resort resorts responsabilidad responsable response responses responsibilities
  responsibility responsible resto restos retain retention retire retired retirement retiring retiro reto reuters rev
  revealed revenge revenue revenues revisa revisan revisar revisaron revise revised revising revision reviso revista
  revit reyes rezar rice rick rig rim riot ripe risky rita roast robbed robbery robot robots rocky rod rojas role
  roles roller rollo rome roost rosa rose ross rot round route routes rue ruin ruining rung rush rushed russ russia
  russian rut sabe sabes sabian sabran sac saca sacado sacare saco sacred sad safer sagrado sail sailing saint saints
  sake sakes sal salem salesman salga salgas salgo sally salon salsa salud saluda saludable saludos salute salva salve
  salvo sam sample samples sampling samurai san sandra sandy sang santa santo santos sap saque satan saudi saver scam
  scanner scar scary scent score scored scores scoring scraped screwing scully sea sean seas seattle secondary seed
  seeds seeking seeks seem sees segui seguia seguira seguire segun segura seguramente seguridad seguro seguros sell
  selling sells seminar sen senales senate senator senior seniors senoria sensacion sensible sensitive sensitivity
  sensor sensors sentarte sepan sept sequence sequences ser sera seran seras sere seremos seres seriously serve served
  serves services servicio servicios servir servira seth sets setting settings seventeen sewing sexy shack shaft shall
  shape shaped share shared shares sharing shark sharks shave shaved shaving shaw sheep sheers sheet sheets shelf
  shell shells shelter shelves sherry shim shims shine shines shining shiny ships shock shoo shook shooting shootings
  shop shopping shops shore shorter shorts shots shout shouting shove showcase shown shrek shrug shrugs sic sidewalk
  siendo sientense sientese sierra sighs siglo siglos sigueme siguio silence silk silla sillas sillon silly silver
  similar simply simulation sincere sincerely sincero sing singing sings sinks sino sins sip sir sire siren sis
  skating skinner skipper skylight skype slats slave slaves sleeve slick slider slight slim slippers slot slots
  slouchy slower slut smart smarter smash smashed snack snake snakes sneak sneaking snips soap sob sobbing sober
  sobrevivir soda soft soio sois sol sold solia solve someday somehow someplace somewhat sonando sonar sonido sonny
  sons sopa sorry sorter sorts sosten soul sound sour sourcing sow spain span spanking spare spark sparks speaker
  spears specials specs spell spelling spells spend spending spends spent spice spinner spite splice splicing spoil
  spoiled spoke spools spoon sport sporting sports spying squirting stable stack stacked stacking stacks staff stage
  stages stain stairs stake stakes stalking stall stalls stan staple stapled stapler stare stark stars start starter
  starve starving stat state stated states stats steal stealing steam steelcase steep stella steno stephen stereo
  sterling steven stevens stick sticking sticks sting stink stinking stinks stir stitch stitches stole stolen stool
  stoop stories storm story stove straighter strain straw stray streak streamer strike strikes stripes stripper stroll
  strong stronger strongly struct stuart stud studio studios stuffed sturdy suave sub subete submit submitted sucedio
  sudor sue suela sueldo suelo suero suerte suing suit suite suits summarize sunrise suns super superman supermarket
  supplier suppliers sur suspense swamp swapping swear sweater sweep sweetie swells swiss swivel swore tab tag tail
  taint tal tale tales talkie tammy tampa tan tango tanks tanque tap tapping taps tar tara tasks tasty taxes teacher
  teatro techs ted tee tele telephone telephones teller telling tells telly tema teme temo temor templo tempted tendra
  tendran tendras tendre tendremos teneis tenis tense tent terapia terminal termination texas thai thank thankful
  thanks theater theme themes these thesis theyd theyre theyve thinkpad thirsty thirteen thongs thorn those though
  threat threaten threats thrill thrilled throne thus thy tick ticket tickets tienda tier tiger tigre tim timer tin
  tina tion tios tipico tipo tipos tipped tipping tips tiptoe tiredness tit title tits toa toad toalla toast toby toca
  tocado tocando tocar toco todavia tolerate toll tom tomalo tomare tomate tommy tone tones tono tons tony tool tools
  top tops torch torneo torpedo torre torso totalmente tote tough tougher tower towers toxic toys trace traces
  trackback tracker tracy trade trading trae traen traer traere traes trafico traiga traigan traigo trail trailer
  trailers trails train trajo tramp trampa trance trans transform transit transplant trapped traps trash trata tratado
  tratan tratando tratas trato traves travis treaty trees trembl trend trends trey trick tricked tricks trifle trigger
  triple triste tropas tropical troy troya trozo truco trucos try tube tubo tucker tumba turbo tutor tying typed
  typical typically typist typo uncle uncles understood unfit unity universal universe universities university uno
  untie untitled urn usable usted ustedes util vaca vacaciones vacas vain vais val valet valle value valve vamos
  variation variations various vary vast veas vegas veins vejez velocidad velocity ven vende vender vengan vengas
  venice venta ventaja venus vera veras vere verification verlo verlos vernos versus vertical vest vet veteran via vic
  victima victimas vie viejos viene vienen vienes vienna viento viera vieron viniendo vio visa visit visita visitar
  visitas visited visiting visits vistazo vivia voces volante voluntad volvera volveran volveras volvere volveria vote
  voters vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo wad wages wait waited waiter waiting waits wales walkie
  walsh walter wander wandering wang war warner wars wave waves waving weakest wearers wearing weaver webster wed wee
  weigh west weve whale whales whatever wheat wheel wheels whereas wherever whipped whore whores whose wide widow
  width wig wild willing win wine wines winner winners winning wins witch witches withdraw within witness wives woe
  woman women womens wong woo woody wore worm worms worn worthy wound wounded wounds wright wrote wyatt yes yourself
  zips zoo
  `
    .trim()
    .split(/\s+/),
);
