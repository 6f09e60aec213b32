/**
 * Words that are one slip away from a word of the lists and are nobody's slip: "score" is not "sore". They are frequent words
 * of English and Spanish. Add a word here when an ordinary sentence is taken for a sign because of it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  aaron abby abel abogado abort abra abran abre abrigo aca acceder accent acceso ace acento aceptado acer acero aces
  acid acne acoustic acres act acusado add adds ado adopt adopted adora ads advice advices advise advised aerea aft
  afterwards afuera afueras agarrate agent agente agentes agents agotado aguja agujero ahoy aide aigo aiguien ajo
  ajustadora ala alarma alcance ale alec alex alfa algun alguna algunas alguno algunos ali alianza alibi alice alicia
  alien aliens alike alimentar allah allan allen alley alligator ally alone alongside altar altas alter altered alto
  ama amaba amanecer amar amas ambassador ambiente ambulancia ammo amo among ana analisis analyses analyst ancient
  andamio andan andando andas andes andie andy angle angus ani ankles ann anna anne annotation ant ante antena ants
  anybody anyhow anyplace anytime anywhere apache aparato aparece aparecen aparecer aparentemente ape apollo apolo
  apostar apple apples application applications apt aquel aquiles arana arce archie ark arma armas armed armor armored
  arranca arrest arrestado arrestar arrestaron arrested arresting arresto art arte artes arts arturo asalto asegurate
  ashore asimismo asin aspen asses assess assessed assessment assessments asst asunto asuntos asustada asustado ataca
  atacado atacan atacando atacar atacaron ataco ataques atlas atlases atrae atrapa atrapada atrapado atrapados atrapar
  atraparlo atraparon attach attached attachment attachments aun autocad automated automation autopista autoridad
  autoridades ave aventura aventuras avenue aves aviation await awaiting awaits award awarded awards axis aye
  background backpack backyard bags bah bailey bajate bake bakery baking bala balas ballet ballroom ban banco bancos
  banda bandages bandas bandera bandits banquito bar barato barbie barcode bargain barge barn barra barrier barril
  barrio barry bars bart basado based basic basically basicamente basics basil basin bass basta bata batallon batch
  bate bats batter batting baul bay bays bead beads bean beans beard beast beasts beatles beca became beck bedding
  beds bee beef beep beeping beer beers beg begin beginning begins bel bell bella belle bello bells beloved ben benny
  berry besar best bet betcha beth beto bets betting betty beware bid bidder bidding bids bienestar bienvenida
  bienvenido bienvenidos billete billetes billie billy bin bind binder binders binding binds birdie bisagra bitch
  bitches bite bites bitten bitter blackfoot blake blame blamed blaming blanche bleach bleacher bleachers bleeds blend
  bless blessing blog blogger blond blonde bloom bluff boa boast bob bobby bobo boda boeing boil boleto boletos bolsa
  bolsas bolsillo bolsillos bolted bomba bombas bon bond bonds bonita bonitas bonito bonitos bonnie bono bonus boo
  bookcase booker bookstore boone boost boot booted booth boots booty booze bop borde borrow borrowed boston bound
  bourne bout boveda bow bowl bows boxeo boxer boys brace braces brad brain branches brandy brass brat brave bravo
  brazalete breach breakdown breaker breakthrough breed breeding breeze brenda brent brewster brian bride bridget
  brighter bring bringing brings broad broads brocha broche brock broken broker brokers bromeo brooke brooks broom
  brought brown browning browse brunch bucket buckets bud buddy buen bug bugger buick builder built bull bulletin
  bulls bully bumper bumpy bums bun bunk bunny buns buried burt burton bury busca buscas bush bushes businessman
  busque busqueda buster busty but butch butcher butter buy buys byte cab cabana cabe cabecera cabello cabezal cabezas
  cabina cabo cabra cabron cabrones cache cached cadaver cadena cadenas cadet cady caes caesar caiga cain cajonera
  cajun cake cakes cal calendar cali calidad calla callate callense callese calma calmate calmense calmese calvin cam
  camarada camaradas camel camisa camiseta camp camps campus canada canadian cancel cancelar canceled cancelled
  cancels canciller candidato candle candles cane canica cannon canon canones canta cantando cantante cantidad canto
  caos cap capital capitals capitan caps captain caracter carajo carajos caras caray card carefully careless carer
  carey caridad carino carla carlo carlos carney caro caroline carpenter carrera carreras carrier carroll carrot
  carrots cars carson cartera carton carts carved carver cary casco cashier casino casinos casper cassie cast castillo
  casting castro catcher catering catholic cats cauda cease cell cellar cells cellular cena cent centre centres centro
  ceramic cero certain chain chained chains chairman champ champan chan chance chances chanting chap chaplin chapter
  chapters chaqueta char charge charged charger charges charging charla charles charm charmed charming charms chart
  charter charts chase chased chasing chat chatting che cheat cheated cheating cheats check checked checking checks
  cheeks cheer cheerful cheering cheers cheese cheque cheques chess chester chi chicago chicano chick chicken chicks
  chile chili chilly chimes china chino chinos chip chips chiste chistes cho chocolate choice choices choir choke
  choosing chop choppy chops chore chores chorus chose chow chris christ christian christians christina chuckles
  chuckling chump chung chunk cia cielo cielos ciento cientos cierta ciertamente ciertas cierto ciertos cima cinch
  cinderella cindy cine cinta cintura cinturon circo cisco cited claire clam clamp clams clan clara clark clarke claro
  clase clases classroom classy claudia claus clause clauses clave claws clima climate clinica clint clip clog clone
  close closer closest cloth clothes clothing clots cloud clouds clown clowns cluster coach coaching coalition coast
  coastal coaster coat coats cobb cocina cocinar cock cocked cocoa cod codigo codigos cody coge coger coke col colega
  colegas colin colina collection collections collins colonial colony colour colours colt columbia columns com combo
  comeback comere cometa cometer cometido comfy comic comico comics comision comite commander commission committees
  communicate communication communications communities community comoda comodo comp compania companias compare
  compared compatibility compatible compete competing competir compiler complain complained complaining complains
  comportamiento composer compra comprado comprar compras compraste compre compro concepts concert concerto concerts
  conclusion concurso conde condicion condo conferencia confess confessed confession confidence confident config
  confortable conmigo conn conner cono conocerte conoci conocia conocias conocio conozca conozcas conozco conque
  consent considerable considerando considerate const constance constructed consul consulate consultant consulting
  contactar contacto contactos contado contain contando contare contarle contarme contarte contaste content contest
  contests contiene contigo continent conto contra contractor contractors contrary contrast contratado contratar
  contrato conversion cook cooked cool cooler coop coordenadas coordinate coordinates coordination coordinator cop
  copa copas cope copia copias copper cops cora coral core corea corn cornell corny corona coroner corporate correct
  correction corrections correo cos cosmic cosmos costa costado costco costo cosy cot counsel countdown counties
  county countys courier court courtesy courts cove cover covered covering covers cows cox coy coyote coz cradle crane
  craning crank cranked cranky crate creak creaky creasy create created creates creating creek creeme creep creera
  crei crema creyo cristo crop crops crow crowd crowded crowds cruce crunch crust crying cualquiera cuan cubiculo
  cubre cue cuentame cuerda cuerdas cuero cuff cuffs culling cunado cunning cunt curioso curious curl current
  currently curse curso curt curve cussing cute cutest cutter cuyo cyber dads dairy daisy dam dama dame damp dancer
  dancers dancing dandy danny dante dara daras darby darcy dare daring darle darles darling darn darnos darse darte
  data dawn dea deaf deal dealing dean dear debajo deber debera deberes debi debia debias debio debt deceive decia
  decias decide decided decides decidido decidimos deciding decidir decirte declaration decline decode decoy dedica
  dedicado dedicated dedication dedico dedos dee deed deeds dejala dejalo dejame dejanos dejare dejarte dejate dejeme
  delaware delgado delito deliver delivered delivering delivers dell demas deme demon demons demora demos den dennis
  denny departamento deporte deportes depth derecha derecho des desaparecio descuida desearia desee desert deserted
  desierto desire desired desires desorden despegar despegue despejado despejen desperate desperately despidieron
  despite dessert deten detener detenerlo detenerlos detenerme detenga detengan detengase detenido detention devil
  devils devon dex diablo diablos diagnostic diary dick dicke diego diera diferencia diferente diferentes differential
  difficult dificil dig digale digging digno digs dije dijera dijeron diles dill dimelo dimension dimensioning
  dimensions dimmed dimos dine diner dinero ding dining dink dinos dip dira diras dire diria dirias dirt dis discover
  discovered discovery discs dive diversion diving dix doc docena dock docs doctora documento documentos doe doing
  dolares dollar dollars dolly dom domain domains dome domino don donate donation donations donna donny donor doom
  doorstep dora dork dormitorio dot dots doug douglas dove dover download downright downstairs doyle dra draft drafter
  drafting drain dramatic drawn dreadful dresser drew dried drill driven drugstore drummer drying dual dublin dud duda
  dudas dude dudo duenos dug dull dummy dunno duo duration dutch earl earlier earnings earns easel east eastern eats
  echa echado echarle echo edad eddy edith eel eggs eighty ejecucion ejercito eleccion elecciones elected election
  elections electrician electron electronic elegant elegante elf ellas ello elses elsewhere embajada embargo emmy
  empece empecemos emperador emperor empiece empiecen empieces empieza empiezo empleado employed encanta encantada
  encantado encantador encantadora encantan encantar encantara encanto enciende encoding encontrare encounter enfadada
  enfadado enferma enfermedad enfermeria enfermo enganado ensenado entendemos entender entenderlo entendi entendido
  entendio entendiste enter entera enterado entere entered entering entero enters entrada entradas entrado entramos
  entrance entrando entrar entras entrega entregado entregar entremos entren entrenado entrenador entrenamiento
  entrenar entres entrevista entries entro entry eras erase ere eric err esa escala escoger esconde esconder escondido
  escondiendo escort escrito escudo escudos espada espadas espaldar espaldas espana espejo esperare essay estaba
  estabamos estaban estabas estable estacion estadio estais estamos estan estando estante estantes estarlo estas
  estatal estate estelar estemos esten estes esther esto estos estrada estupendo estupida estupido estupidos
  estuvieron eta eterna eternal eternamente eternidad eternity eterno evan eve event evento eventos events everywhere
  evil exacta exactamente exacto excelencia exception exceptional exceptions exciting excluding execution existencia
  exit exits expanded expanding expansion expelled experience experiencia experiencias experiment expert expertise
  experto expertos experts explanation exploration explore explorer explosive explosives explosivo explosivos export
  exports expose exposed expresion extension extensions fabulous facts faded fading fag fail failing fails faint falsa
  fame familia familiar familiares familias fancy fanny fans fare farm farms farther fase faster fault fay
  feast feather feathers feats fed federal federation fee fees fella fence fend fevers fewer fez fianza fib fiber fiel
  fierce fiesta fiestas fig fighter figma figura figuring fila filas fills filming films filth finally finals finance
  financing finder finest fingering fingernails fingerprints fingir finn fireplace firms fitbit fitch fits fitting fix
  flake flakes flame flames flashlight flea flecha flee fleet fletcher flint flirting flood flor flora flores flota
  flowers flown flu flush focused focuses focusing foe fogg fold folded fond food fool fools football footprints
  footsteps footwear force forced forces forcing foreman forest forge forged forgive forgiven forgiveness forgiving
  forma formal formas formatting forrest fort forth fortress forum forums forward foto fotos founder fourteenth fox
  francamente france frances franco francs frase fred freed freeman freeze freezes freezing freight fresca fresco
  freshman fresno fret friendship frighten frisco fritas frontier frost frozen fuel fuiste fun fund funeral funerals
  funky funny fur furia further fuss futuro gafas gag gain gallina gamble gambler gambling gamer gaming gamma gang
  gangs gap garaje garbage garras garrison gary gastos gatito gay geek gen gene generals genetic genetica genetics
  genial geniales genie genio genre gentle getaway giant giants gimme gin ginger giro glary globe glover gloves glue
  gob gods gol goldie gonna goo goodman goodnight goodwill goody goose gordon gosh gotta gout gown grace gracia
  gracias grade grades grading grain gran grandchildren grandparents granja grano graph grasp grass grateful gratis
  grave graves gravy grease greater grecia greed greek greet greeting greetings greets greg greta grid griffin grill
  grind gripe groaning groans gross ground grove growling grunting grunts guess guessed guessing gulf gum guns gus
  guys habeis haberte habilidad habilidades habit habitaciones habits hablame hablare hablarte hable habra habras
  habria habriamos habrian habrias hacerte haces hacia hacias hacker hag hagalo hah hale halfway halt ham handler
  handsome handwritten handy hangover hans hara haras hardest hardy hare haria harias harmless harry hasty hat hated
  hating hats haunt haunted haven hawai hawaii haya haz haze hazel hazlo hazte header headlines healthier heap heard
  hearing hears hearst heartless hearts heather heaven heavens heavyweight hedge heights heir held hell hello helper
  helpless helsing hembra henry herd herein herido herman hermandad hermanito hero heroe hers hid hide hides hierba
  hierro hilo hint hips hire hired hiss hist historia historias historic historical hitch hobbies hobby hoe hog hoia
  hoja hojas hola holds holly holmes holy homecoming homeland homeless homer homes homework homey honest honesta
  honesto honesty hong hood hook hooper hoover hop hopefully hopper hops horace horns horny hose hospitales host
  hosted hound house household houses housewife hue huele huelo huesped huevo huevos hug hugh hugo huh hull hummer
  hunch hunched hunches hunching hungary hunt hunter hunters hunting hurry hut huyo ian ida ideal ideally identical
  identidad identity idioma idiot idiota idiotas idiotic idiots imagen imagenes impresion impress inc incidentally
  incidente indigenous inflation info informacion informado ingles inglesa ingleses inn insecure inside insider
  instance instances instinto instintos intense intensity intensive intent intentan intente intention inter intercept
  interes interest interim intern interna internal interno internos intro inversion investing involves ipod iran irony
  irte isaac itll jabon jake jam jamon jams jane janet japon japones jason jaula jeanie jeff jen jenna jerry jet jig
  joan job joe join joker jolly jon jones jovenes juan judio judios jugando juicio juicy julius junior junkie junto
  juntos justa justice justin justo kane kansas karen keen keg ken kerry keyword keywords kilometros kinds king kings
  kink kiss kissed kisser kisses kissing kits kneel kneeling knight knights knit knives knowledge known knox korea
  korean lab lack lacks lacy lad lago laid lake lakes lam lama lamb lambs lamp lance landlord lang lanka laps larry
  laser lashes latex latin latino latinos latter laughter launch launched launches laws lax layer layers laying lays
  lea leaf league leal lear learn learned learning lease leash least leaver led ledgers leds lee leer lees lefty legal
  lei leiste lejano lemon lend lenguaje lens leon lesson lester levantate lever levers ley liberal liberar librero
  lider lideres lifestyle lifetime ligera ligero lighten liked likes limb lime limo lin linda lindas linear lineas
  linger lingers lio lios lipstick lista listas listo listos lite litera literally litter liz llamare llegare llevare
  llevate load loan lobos lobster locales locker lodge lodging loft login logo logos lois lola lone looked loop loot
  lordship loser losers loses losses lotus lounge lover lovers lowe lucky lug lugar lugares luke lumber lunatic lust
  lynch lynn macbook mace mach macho mad madeline madge mae magneto mago main maine maintain major majority maker
  makers male males mall malos malta mami mamita mandado mandar mande mando manejo manera maneras manga manila mankind
  manly mano manor manos manta mantas mantel mantiene manzana manzanas map mar marc marca marcas marcha marchar marco
  marcos marcus marea marge maria marian marica marie marina marine marines mario maris marker markers markus marry
  mars marsh martel martha martillo marty marx mary masa mascara mash mashed massive master masters mat matalo matare
  mataria matarte math mating matt matte mature max mayor mayores meaningful meaningless meant meantime meanwhile
  mecanico mecanismo mech med medianoche medica medicaid medicare medico medicos medida medidas medina medline meets
  meg megan mei mel melvin mencionar menciono menor menores mens menti menudo mere mesa mesas mesh messages messy met
  meteor meters meterte metete mexican mexico mias mide midget midi miel migration mike mil mild milder milfs mill
  miller mills milo mina minas mineral miners mini mint minus mios mirad mirada miran mire mires misa misleading
  misplaced misread missy mist mistake mistaken mistakes misterio misteriosa misterioso mistook mistress misunderstand
  misunderstanding mitch moaning mob mod modales mode model modeling modelo modelos models modem modern moderna
  moderno modes modest modesty modular modulo moe mold molds molly momma mommy moms moneda monedas moniter monje
  monkey monkeys mono monos mons monster monsters montague montana montanas monte monty moo mood moody moon moore
  moose morales morira moriras moron morons morris mort moses moss mostrar mostrare mostrarle mostro mott motto
  mountain mourning mouse mousepad mousing movil mow mrs mud mueble muebles muelle muerdo muevete mujeres mulder mummy
  munch muse museo must mutt mysql myth naci nacio nag nam nana nano naples naps narices naves nay nearby neat
  necesidad necesitare ned negar neil neo nerd nest net neta newer news nice nicer nick niega niego nieve nightmare
  nightmares nimble ninera nineteen nivel nivele niveles nivelo nobel node nodes noel noisy nokia nomb non noose nope
  norma norman normas norse norte north nose nosotras nosotros notation notebook noticia noticias notification nova
  novena nucleo number numbers numerals numeric numero numeros numerous nuts objecion obras obtener occur occurred
  occurs odds odio offer official officially officials ofrecio ogro ohio oimos oir ojos okey ola older olds ole oler
  olvidalo olvidare olvidate omit ones online opcion opciones operacion operation operator opina opinas opposition
  optimal optimization ora orden ordena ordenado ordenador ordenar ordenes ordeno ore oreja orejas orion orlando oscar
  oscars otras otros otto ounce ours outgoing outright ovejas overall overboard overcast overcome overhead overruled
  overseas overtime owns pablo paco pacto paddle pads paga pagado pagar pagare pagas pagina paginas pago pague pai
  paid paige paint painted painting paintings paints pais paises pal palace palma pals pam panama pandilla panel
  panels pantano panties pants paolo pap papas papi papito paquete par parade parado parameter parameters parate
  parecia parecio pared pares parezca parezco parientes paris parker parque parsons partly partnership party pas
  pasaje pasame pasare paseo pases passenger passengers password pasta pastel pastor pat patatas patel patent patents
  path paths patience patio patty paula pay payaso paying payment payments pays paz peace peach peaches peas pecado
  pecados pecas peces pechera peck pedazo pedazos pedi pedido pedro peel peep peer peg peggy peleando pelo pelos
  pending penney penny pensaria pense pentagon pep per perch perchas perched perchero perdon perdona perdoname perdone
  perfecta perfectamente perfection perfecto perla permit permite permiten permitido permitir permitted pero perrier
  perry persian persiana persianas persona personales personalidad personalmente personas personnel peru pesas pesca
  pescado peste pet peticion petition pew pews pez phase phony phrase phrases phyllis phys pickle pickles pico pics pide pides
  pidiendo pido piedra piedras pier pierce pierde pierdo pierre pieza piezas pike pilot piloto pilotos pilots pimp
  pinchy pine ping pink pinny pint pinta pintura pinturas pipe piper pipes pirata piratas pirate pirates piso pisos
  pista pit pita pitcher placa placas placement placer plain planas planea planeando planet planeta planets planner
  plano planos plantation platform play played playing plazo pleasure plena plop plot plug plumber plumbing plus
  pocion pocket pockets podeis poderes poderosa poderoso poderosos podra podras podre podria podriamos podrian podrias
  poe poema poet pointer pointless poke poker poli policeman policemen policia policial policias policies policy
  politica politician politico politicos poll pollo polls polly polo pon ponce pond ponte pony pooh pool poor poppy
  pork port portion portions ports posesion positive positively positivo posse possession possessions postage poster
  posters postpone postre potion pots pound poverty powder powell practica practicamente practicar practise praise
  prank pratt prayer prayers precious preguntale preguntare preguntarte prensa preparada preparado preparados
  preparando preparar preparate preparation prepare prepared preparen preparer preparing presa prescription
  prescriptions present presenta presentar presentarles presentation presentations presente presented presentes
  presentimiento presenting presento presents preso presos presta prestado preston presume prev previews previously
  prey price priced prices pricing prick primarily primary primeras primero primeros prince prisa prision prison
  prisoner prisoners prize pro probabilidades probablemente probando probarlo probe proceso productor programa
  programas programme programmer programmes projection prom prometi proper prophet propia propias propiedad propio
  propios proposal propose proposed proposition prosecutor protect protected protecting protective protector prove
  proved proven proves proving proyecto pry psst pub pudding pues puesta puesto puestos puff pum pump pun punk
  purchase purchases purse puse puso pussy puta putas puts qaeda quack quarter quedare quedate quedese queen queens
  queer quejas quentin quereis querra querras querria querrias query queso quick quicker quienes quieres quieta
  quieter quieto quietos quimica quincena quincy quinto quise quitate quiz quiza quizas rabbi rack rads rage raging
  raices raid railroad rainy rally ram ramon ranch rancho rang ranging ranting rants rap rapidamente rastro rat ratio
  rational rats ray rays razon razonable razones reaccion react reaction readers realm realty reams receiver recepcion
  reception recibe recibi recibido recibimos recibio recibir recibo reciente recientemente recipe recipes reckless
  recoge recoger recognize recognized recovery recto redlining reed reef reel reeves reflection reflections reflex
  reflexes refrigerador regina register registered registering registration regla reglas regular regulation
  regulations reir reja rejas rejection relajate relate related relating relation relations relay relevant religion
  reloj remainder remote remotely remoto rental rentals reparar repetir repisa repisas reputation resent reset
  residencia residente residentes residential resistir resolve resolved resolver resort resorts respetar
  responsabilidad responsable responsables response responses responsibilities responsibility responsible resto restos
  restraining resuelto retain retention retirada retirado retirar retirarse retire retired retirement retiring retiro
  reto retrieve reuters rev revealed revenge revenue revenues revisa revisan revisar revisaron revise revised revising
  revision reviso revista revit revolucion revolution rex reyes rezar rice rick rid rig rim rio riot ripe risky rita
  roach roam roar roast rob robbed robber robbers robbery robo robot robots rocio rocket rockets rockies rocky rod
  rojas role roles roller rollo rom rome ron roost rooster rosa rose ross rot rouge round route routes roy rue rufus
  ruin ruining ruins rum rung rusa rush rushed russ russia russian rut sabe sabes sabian sabio sable sabran sabre sac
  saca sacado sacando sacare saco sacred sad sadly safer sage sagrada sagrado sail sailed sailing saint saints sake
  sakes sal salem salesman salga salgas salgo saline sally salon salsa salud saluda saludable saludar saludo saludos
  salute salva salve salvo sam sammy sample samples sampling samurai san sandra sandy sang santa santo santos sap
  saque sassy satan saudi saver scam scanner scar scarf scars scary scent scented scholar score scored scores scoring
  scram scrap scrape scraped scully sea sean sears seas seattle secondary seda seed seeds seeking seeks seem seems
  sees segui seguia seguira seguire segun segura seguramente seguridad seguro seguros sell selling sello sells semen
  semental seminar sen senales senate senator senior seniors senoria sensacion sensible sensitive sensitivity sensor
  sensores sensors sentarte sentencia sepan sept sequence sequences ser sera seran seras sere seremos serena seres
  seriously serve served serves services servicio servicios servir servira sesos seth sets setting settings seventeen
  seventy sew sewer sewing sexto sexy shack shaft shall shalt shape shaped share shared shares sharing shark sharks
  sharper shave shaved shaving shaw shea sheen sheep sheer sheers sheet sheets shelf shell shells shelter shelves
  sheraton sherry shim shims shine shines shining shiny ships shock shoo shooting shootings shop shopping shops shore
  shorter shorts shots shout shouting shouts shove shoved showcase shown shredder shredding shrek shrug shrugs sic
  sidewalk siendo sientense sientese sierra siesta sigh sighs siglo siglos signo signos sigueme siguio silence silk
  silla sillas sillon silly silo silva silver similar simpler simply simulation sinceramente sincere sincerely sincero
  sing singing sings sinks sino sins sintio sinus sinuses sip sir sire siren sirens sirius sirs sis sitter sixties
  sixty skating skim skinner skipper skit skunk sky skylight skype slats slave slaves sleeve slick slider slight slim
  slippers slot slots slouchy slower slut sly smart smarter smash smashed smashing smelly snack snacks snake snakes
  sneak sneakers sneaking sniff snips snuck soap sob sobbing sober sobrevivir sod soda sofia soft soga soio sois sol
  sold soledad solia solve someday somehow someplace somewhat sonando sonar sone sonido sonny sonora sons sopa sorry
  sorter sorts sosten soul sound sour sourcing sow sox spain spam span spanking spare spared spark sparks speaker
  spear spears specials specs spell spelled spelling spells spend spending spends spent spice spies spinner spite
  splice splicing spock spoil spoiled spoke spools spoon spooner sport sporting sports sprite spy spying squirting
  stable stables stack stacked stacking stacks staff stage stages stain stairs stake stakes stalking stall stalled
  stalling stalls stan staple stapled stapler starboard stare stark stars start starter starters starve starved
  starving stat state stated states stats steal stealing steals steam steelcase steep stella steno stephen stepmother
  stereo sterling steven stevens stick sticking sticks sting stink stinking stinks stir stitch stitches stole stolen
  stool stoop stories storm story stove straighter strain strangest straw stray streak streamer strike strikes
  striking stripes stripper stroll strong stronger strongest strongly struct stuart stud studio studios stuffed
  stuffing stunning sturdy suave sub subete submit submitted sucedio sudor sue sued suela sueldo suelo suero suerte
  sufre suing suit suite suits summarize sung sunrise suns super superar superman supermarket superstar supervision
  supervisor supplier suppliers sur surfing suspense swamp swapped swapping swat swats swear sweater sweep sweeping
  sweetheart sweetie swells swept swift swimmer swine swiss swivel swore sync tab tackle tad tag tail taint tal tale
  tales talkie tally tammy tampa tan tango tania tanks tanque tao tap tapping taps tar tara tarado tasks tasty tax
  taxes teacher teasing teatro techs ted tee tejido tele telephone telephones teller telling tells telly tema teme
  temen temes temia temo temor templo tempted tendra tendran tendras tendre tendremos teneis tenis tense tent tents
  terapia teresa terminal termination tex texas thai thank thanked thankful thanks theater theme themes thermos these
  thesis theyd theyre theyve thicker thinkpad thirteenth thongs thorn thorough thorpe those though threat threaten
  threats thrill thrilled thrilling throne thunderbird thus thy tic ticket tickets tidy tienda tiendas tier tierno
  tiger tigers tigre tim timer tin tina tion tios tipico tipo tipos tipped tipping tips tiptoe tiredness tiresome tit
  title tits toa toad toalla toast toaster toby toca tocado tocando tocar tocas toco todavia todd token tolerate toll
  tom tomala tomalo tomare tomate tommy tone toneladas tones tonic tono tons tony tool tools toots tops torch torneo
  tornillo tornillos toro torpedo torre torres torso totalmente tote touchdown tough tougher tower towers towing toxic
  toys trace traced traces trackback tracker tractor tracy trade traded trading traducido trae traen traer traera
  traere traes trafico traido traiga traigan traigo trail trailer trailers trails train trajo tramp trampa trampas
  trance trans transferencia transform transit transplant trapped traps trash trata tratado tratan tratando tratas
  trato traves travis treaty trees trembl trend trends trey triad trick tricked tricks trifle trigger trio triple
  triste troop tropas tropical troublesome troy troya trozo truce truco trucos trump try tte tube tubo tucker tug
  tumba tumbas tuned turbo tutor tying typed typical typically typist typo uncle uncles underground understood
  underwater underworld unfit unity universal universe universities university uno untie untitled urn usable usb usen
  user usr usted ustedes util vaca vacaciones vacas vain vais val valet valioso valle value valve vamos vano variation
  variations various vary vast vea veal veas vecindario vegas vein vejez velocidad velocity veloz ven vende venden
  vender vendo vengan vengas venice venta ventaja ventas venus vera veras vere veria verification verlas verlo verlos
  vernos versus vertical ves vest vet veteran via vic victima victimas videotape vie viejos viene vienen vienes vienna
  viento viera vieron viking vikings vile vince viniendo vio visa visit visita visitar visitas visited visiting visits
  vistazo viuda vivia vivio vivira voces void volante volo voluntad volvera volveran volveras volvere volveria vos
  vote voters vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo wad wager wages wait waited waiter waiting waits
  wales walker walkie wallpaper walsh walter wander wandered wandering wang war warner wars washer wats watt watts
  wave waves waving wax weakest wearers wearing weaver webster wed wee weigh weighing weighs wen west weve whale
  whales whatever wheat wheel wheeler wheels whenever whereabouts whereas wherever whining whipped whiz wholesale
  whore whores whose wide widow width wig wild willing win wine wines winner winners winning wins wireless witch
  witches withdraw withhold within withstand witness witty wives woe woman women womens wong woo woody wore worksheet
  worm worms worn worthless worthwhile worthy wound wounds wright wrote wyatt yardas yearbook yen yourself zack zinc
  zips zoo
  `
    .trim()
    .split(/\s+/),
);
