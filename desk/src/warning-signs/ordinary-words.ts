/**
 * Words that are one slip away from a word of the lists and are nobody's slip: "score" is not "sore". They are frequent words
 * of English and Spanish. Add a word here when an ordinary sentence is taken for a sign because of it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  abby abogado abran abre abrigo accent aceptado acero acid acoustic acusado advice advised aerea afuera agarrate agent
  agente agentes agents aguja agujero aigo alarma alcance algun alguna algunas alguno algunos alianza alice alien alone
  amaba amanecer amar amas ambiente ambulancia among analisis analyses analyst ancient andando andas angle ankles
  annotation ante apache aparato aparece aparecer aparentemente apolo apostar apunta aquel aquiles arena armas armed
  arrestado arrested arresto arte arts arturo asalto asegurate asiento asientos asin assess assessed assessment
  assessments asst asunto asuntos asustada asustado ataca atacar ataco ataques atlas atlases atrapado atrapados atrapar
  attach attached attachment attachments automated automation autopista autoridad autoridades avenue aviation award
  awarded awards axis bakery baking bala balas banco bancos banda bandera banquito barato barcode bargain barra barrio
  barry based basic basically basicamente basics basin bass basta bays beads beard beast beatles became bedding beer
  begin beginning begins bell bella bello besar betting bidder bidding bids billetes billy binder binders binding bites
  bleach bleacher bleachers bleeds blend blogger blonde boast boleto boletos bolsa bolsas bolsillo bolted bond bonds
  bonita bonito bonus bookcase boot booth boots borde boston bound bourne bowl brace brad brain branches brass bravo
  brazalete breeze brian bride bridget bring bringing brings broad brocha broche broken broker brokers brooks brought
  brown browse builder built bulletin busca buscas bush busty butter cabana cabecera cabello cabezal cabezas cabina
  cabra cabron cabrones cache cached cadaver cadena calendar calidad calla callate calma calmate calmese calvin camarada
  camel camisa camp camps campus canada canadian cancel candle candles canon canta cantando cantante cantidad caos
  capital capitan captain caracter carajo caras caray card carer caridad carino carla carlos caro carrera carreras
  carrier cartera carts casco cashier casino casinos castillo catering cauda cell cells cellular cent centre centres
  centro ceramic cero certain chain chains chairman chance chapter chapters chaqueta char charge charged charger charges
  charla charles charm chart charter charts chase chat cheat cheats check checked checking checks cheeks cheer cheese
  chefs cheque chess chicago chicken chicks chile chimes china chino chinos chip chips chiste chocolate choice choices
  choosing chop choppy chops chore chores chose chris christ christian christians christina cielo cielos ciento cientos
  cierta ciertamente ciertas cierto ciertos cindy cine cinta cintura cinturon circo cisco cited claire clamp clams clara
  clark claro clase clases clause clave clima climate clinica clog clone close closer cloth clothes clothing clots cloud
  clouds cluster coach coaching coalition coast coastal cocina cocinar cock cocked codigo codigos coger colega colegas
  colin colina collection collections collins colour colours colt columbia columns combo cometer cometido comfy comic
  comics comision comite commander commission committees communicate communication communications communities community
  comodo comp compania companias compare compared compatibility compatible compete compiler comportamiento composer
  compra comprado comprar compras compre compro concert concerts conclusion concurso conde condicion conferencia confess
  confidence config conmigo cono conocerte conoci conocia conocio conozca conozco consent const constructed consultant
  consulting contacto contactos contado contain contando contare content contest contests contigo conto contra
  contractor contractors contrary contrast contrato conversion cook coordenadas coordinate coordination coordinator
  copia copias copper coral core corea corona corporate correct correction corrections correo costa costado costco costo
  counties county countys court courtesy courts cover covered covering covers cradle crane craning crank cranked cranky
  crate creasy create created creates creating creek creeme crei crema creyo cristo crop crops crowd crunch cualquiera
  cuan cuentame cuerda cuero culling curioso curious current currently curso curve cyber dairy dama dame damp dancing
  dare darle darnos darse darte dealing dean debajo deber debera deberes debi debia debio decia decias decide decided
  decides decidido decidir decirte declaration decline dedicated dedico dedos dejala dejalo dejame dejare dejarte dejeme
  delgado deliver delivered delivers demas dennis departamento deporte depth derecha derecho desaparecio descuida
  desearia desert desierto desire desired despejado desperate despite detenga detengan devil diablo diablos diagnostic
  diary dicke diego diera diferencia diferente diferentes differential difficult dificil digale digno dijeron diles
  dimelo dimension dimensioning dimensions dimmed dimos dinero dining dinos diras discover discovered discs diversion
  diving docena doctora documentos doing dolares dollar dollars domain domains donate donation donations dormitorio doug
  douglas download draft drafter drafting drain dramatic drawn driven dudas duration earl earlier earnings earns easel
  eastern eats echa echado edad ejercito eleccion elecciones elected election elections electrician electron electronic
  elegant elegante elses embajada embargo empece empecemos emperador empieza empiezo empleado employed encanta encantada
  encantado encantador encantadora encantan encanto enciende encoding encontrare enfadado entender entenderlo entendi
  entendido entendiste enter entera entered entering entero enters entrada entradas entrado entramos entrando entrar
  entras entrega entregar entren entrenador entrenamiento entrevista entries entro entry escala escoger esconde
  escondido escort escrito espada espaldar espaldas espejo estaba estabamos estaban estabas estable estacion estado
  estados estais estamos estan estarlo estas estate estelar estemos esten estes esto estos estupida estupido estupidos
  event events evil exactamente exacto exception exceptional exceptions exciting excluding execution exit expanded
  expanding expansion experience experiencia experiment expert expertise experto experts explanation exploration explore
  explorer explosivos export exports exposed expresion extension extensions faded fading fail fails faint falsa fame
  familia familiar familiares familias fancy fanny farms fase faster fault feast feats federal federation fees fella
  fevers fewer fianza fiber fiel fiesta fiestas figura fills films finally finance financing finder finest fingering
  firms flame fleet flood flor flores flota flowers focused focuses focusing fogg fold folded footwear force forced
  forces forest forma formas fort forth forum forums foto fotos founder francamente france frances frase freeze freezing
  freight fresco frozen fuiste fund funeral funny furia further futuro gafas gain gallina gambling gang garaje gary
  gastos gatito gene genetic genetics genial genio genre giant ginger globe gloves gordon gotta grace gracia gracias
  grading grain gran grandchildren granja grano graph grass gratis grave graves greater grecia greet greeting grill
  grind gripe groans ground grove guantes guess habeis haberte habilidad habilidades habit habitaciones hablame hablare
  hablarte hable habra habria habrian habrias hacerte haces hacia hacias hacker hagalo handler handwritten hara haras
  haria harias hats haven hawaii haya haze hazel hazlo header heard hearing hears hearts heather heaven heights hello
  henry herein herman heroe hierba hierro hips historia historias historic historical hobbies hoja hojas holds homes
  honest honesto horny hose hosted hound house houses huele huevo huevos hunch hunched hungary hunter hunting ideal
  identical identidad identity idiota idiotas imagen imagenes impresion incidente indigenous inflation informacion
  informado ingles ingleses inside insider instance instances instinto intensity intensive intent intente inter interes
  interest interim internal intro investing involves jams japon japones jason jaula jerry join jones jovenes judio
  judios juicio junior junto juntos justin justo kane kansas karen kerry keyword keywords kinds king kings kink kiss
  kits kneeling knight known korea korean lago laid lakes lambs lamp lanka laser latex latin latter launch launched
  launches layer layers leaf league learn learned learning lease leash least leaver lefty legal lemon lenguaje levantate
  lever levers liberal lider liked likes limb linda linear lineas linger lingers lista listas listo listos literally
  llevare llevate lobos lodge lodging login logo logos looked loses losses lotus lounge lover lovers lucky lugar lugares
  main maine maintain major majority maker makers males malos malta mandar mando manejo manera maneras manga mano manos
  manta mantas mantel manzana marc marca marcas marcha marco marcos marcus marea maria marica marie marina marine mario
  markus mars martha marty master masters matalo matare mataria matarte math matte mature mayor mayores meant mecanico
  medica medicare medico medicos medida medidas medline meets megan mencionar menor mens menudo mesa mesas mesh meters
  meterte metete mexican mexico miel migration mild milder milfs miller mills minas mineral mint mirad mirada mires
  misterio mitch mode model modeling modelo models modem modern modes modesty molds moneda monedas moniter monje monkey
  monster montana montanas monte moore morira moriras morris mostrar mountain mouse mousepad mousing movil mueble
  muebles muelle muerdo muevete mujeres mulder museo mysql nacio nearby news nice niega nieve nimble ninera nineteen
  nivel niveles nodes noel noisy nokia nomb norman norte north nose notation noticia noticias notification nova number
  numbers numeric numero numeros numerous objecion obras obtener occur occurred occurs odio official officials ohio ojos
  older olds olvidalo olvidare olvidate online opcion opciones operacion operation operator opinas opposition optimal
  optimization orden ordenes ordeno oreja orejas orlando oscar otras otros overhead overseas pagado pagar pagare pagina
  paginas pago pague paige paint painted painting paintings paints pais paises palace panama pandilla panel panels
  panties pants paquete parade parado parameter parameters parecia parecio pared pares parezca parezco paris parker
  parque partly party pasaje paseo pases passenger pasta pastel pastor patent patents path paths patio payaso paying
  payment payments peace pecado pecados pecas peces pechera pedazo pedazos pedi pedido pedro peer peleando pelo pending
  penny pense perch perchas perched perchero perdon perdona perdoname perdone perfecta perfectamente perfecto pero perry
  persona personales personalidad personalmente personas personnel pesas pescado petition phase phrase phys pics pide
  pidiendo piedra piedras pierde pierdo pierre pieza piezas pilot piloto pilotos pinchy pink pinny pinta pintura piper
  pirata piso pisos pista placa placement placer plain planas planet planeta planner plano planos played playing
  pleasure plot plug plumbing plus pocion pocket podeis poderes poderosa poderoso podra podras podre podria podriamos
  podrian podrias poema pointer poker poli policia policial policias policies policy politica politico polls pond ponte
  portion portions ports posesion positive positivo possession postage poster posters pound poverty powder powell
  practica practicamente practicar praise prayer precious preguntarte prensa preparada preparado preparados preparando
  preparar preparate preparation prepare prepared preparen preparer preparing presa prescription present presenta
  presentar presentation presentations presente presented presentimiento presento presents preso prestado previews
  previously price priced prices pricing primarily primary primeras primero primeros prince prisa prision prison prize
  proceso programa programas programme programmer programmes projection prometi proper propia propias propiedad propio
  propios proposal proposed protect protected protecting protective prove proved proven proyecto puesta puesto puestos
  purchase purchases puse puso puta putas quarter quedare quedate quedese quejas quereis querra querras querria query
  queso quick quien quienes quieres quieter quieto quietos quimica quinto quise quitate quiz quiza quizas rads rally
  ranch ranging ranting rants rapidamente rastro ratio razon razonable razones reaccion reaction readers realty reams
  recall recalls receiver recepcion reception recibe recibido recibimos recibir recibo recientemente recipe recipes
  recoger recovery redlining regina register registered registering registration regla reglas regular regulation
  regulations reja rejas relajate relate related relating relation relations relay relevant religion reloj remainder
  remote remotely rental rentals reputation reset residencia residential resort resorts responsabilidad responsable
  response responses responsibilities responsibility responsible resto restos retain retention retired reuters revealed
  revenue revenues revisa revisar revised revising revision revista revit reyes rezar roast robot robots rocky rojas
  roles rollo rome roost rose round route routes russia russian sabe sabes sabian sabran sacado sacare saco sacred
  sagrado sailing saint saints salem salga salgas salgo sally salon salsa salud saluda saludable saludos salva salve
  salvo sample samples sampling samurai sandy santa santo santos saque saudi saver scanner score scored scores scoring
  scraped scully sean seattle secondary seed seeds seeking seeks sees segui seguia seguira seguire segun segura
  seguramente seguridad seguro seguros sell selling sells seminar senate senator senior seniors senoria sensacion
  sensible sensitive sensitivity sensor sentarte sepan sept sequence sequences sera seran seras sere seremos seres
  seriously serve served serves services servicio servicios servir servira seth sets setting settings sewing shape
  shaped share shared shares sharing shaved sheep sheers sheet sheets shelf shell shelter shelves shine shines shiny
  ships shock shooting shootings shopping shops shore shorts shots shout shove showcase shown shrek shrug shrugs siendo
  sientense sientese sierra siete siglo siglos sigueme siguio silence silla sillas sillon silly silver similar simply
  simulation sincero sing singing sinks skylight skype slats slave sleeve slider slots slouchy slower small smart snips
  sobrevivir solia solve somewhat sonar sonny sons sorry sorter sorts sosten sound sourcing spain spanking spare speaker
  spears specials specs spell spells spend spending spent splicing spoke spools sport sporting sports squirting stable
  stack stacked stacks staff stage stages stain stairs stalls stan staple stapled stapler stare stars start starter stat
  state stated states stats steam steelcase steno stephen stereo sterling steven stevens stick stool stoop stories storm
  story straighter strain stray streamer strike string strings stroll strong stronger struct stuart stud studio studios
  suave subete submit submitted sucedio sudor suela sueldo suelo suero suerte suit suite super supplier suppliers
  swapping swells swivel tail taint tale tales talkie tampa tanks tasks taxes teacher teatro techs tele telephone teller
  telling tells telly tema temor templo tendra tendran tendras tendre tendremos teneis tenis terapia terminal
  termination texas thai thank thanks theater theme themes these thesis theyd theyre theyve thongs those though threat
  threats ticket tickets tienda tier tiger tigre timer tina tipico tipo tipos tiredness title toalla toast toca tocado
  tocando tocar toco todavia tomalo tomare tomate tommy tone tones tono tools torneo torre totalmente tough tower towers
  toxic trace trackback tracker tracy trade trading traen traer traere traes trafico traiga traigan traigo trail trailer
  trailers trails train trajo trampa trans transit traps trata tratado tratan tratando tratas trato traves travis treaty
  trees trembl trend trends tricks tried trigger triple triste tropas tropical trozo truco trucos tube tubo tumba turbo
  tutor tying typical typically uncle uncles understood unity universal universe universities university untitled usted
  ustedes util vaca vacaciones vacas vais valle value valve vamos variation variations various vary veas vegas vejez
  velocidad velocity vende vender vengan vengas venice venta ventaja veras vere verification verlo verlos vertical
  veteran victima victimas viejos viene vienen vienes vienna viento viera vieron viniendo visa visit visita visitar
  visitas visited visiting visits vistazo vivia voces volante voluntad volvera volveran volveras volvere volveria vote
  voters vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo wages wait waiting wales walkie walter wander warner wave
  waves weakest wearing webster weve whatever wheat wheel wheels whereas whose width wild willing wines winner winners
  winning within witness women womens wong woody wore wound wright wrote zips
`
    .trim()
    .split(/\s+/),
);
