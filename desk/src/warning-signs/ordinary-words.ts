/**
 * Words that are one slip away from a word of the lists and are nobody's slip: "score" is not "sore". They are frequent words
 * of English and Spanish. Add a word here when an ordinary sentence is taken for a sign because of it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  abby abogado abra abran abre abrigo accent acceso aceptado acero acid acoustic acres acusado advice advised aerea
  afuera agarrate agent agente agentes agents aguja agujero aigo alarma alcance algun alguna algunas alguno algunos
  alianza alice alien alone alto amaba amanecer amar amas ambiente ambulancia among analisis analyses analyst ancient
  andando andas andy angle ankles annotation ante apache aparato aparece aparecer aparentemente apolo apostar aquel
  aquiles arana armas armed arrestado arrested arresto arte arts arturo asalto asegurate asin assess assessed assessment
  assessments asst asunto asuntos asustada asustado ataca atacar ataco ataques atlas atlases atrapado atrapados atrapar
  attach attached attachment attachments automated automation autopista autoridad autoridades avenue aviation award
  awarded awards axis bakery baking bala balas banco bancos banda bandera banquito barato barcode bargain barra barrio
  barry based basic basically basicamente basics basin bass basta bays beads bean beard beast beatles became bedding
  beer begin beginning begins bell bella bello besar best betting bidder bidding bids billetes billy binder binders
  binding bites bleach bleacher bleachers bleeds blend blogger blonde boast boda boleto boletos bolsa bolsas bolsillo
  bolted bond bonds bonita bonito bonus bookcase boot booth boots borde boston bound bourne bowl brace brad brain
  branches brass bravo brazalete breeze brian bride bridget bring bringing brings broad brocha broche broken broker
  brokers brooks brought brown browse buen builder built bull bulletin busca buscas bush busty butter byte cabana
  cabecera cabello cabezal cabezas cabina cabra cabron cabrones cache cached cadaver cadena calendar calidad calla
  callate calma calmate calmese calvin camarada camel camisa camp camps campus canada canadian cancel candle candles
  canon canta cantando cantante cantidad caos capital capitan caps captain caracter carajo caras caray card carer
  caridad carino carla carlos caro carrera carreras carrier cartera carts casco cashier casino casinos cast castillo
  catering cauda cell cells cellular cent centre centres centro ceramic cero certain chain chains chairman chance
  chapter chapters chaqueta char charge charged charger charges charla charles charm chart charter charts chase chat
  cheat cheats check checked checking checks cheeks cheer cheese cheque chess chicago chicken chicks chile chimes china
  chino chinos chip chips chiste chocolate choice choices choosing chop choppy chops chore chores chose chris christ
  christian christians christina cielo cielos ciento cientos cierta ciertamente ciertas cierto ciertos cima cindy cine
  cinta cintura cinturon circo cisco cited claire clamp clams clara clark claro clase clases clause clave clima climate
  clinica clip clog clone close closer cloth clothes clothing clots cloud clouds cluster coach coaching coalition coast
  coastal cocina cocinar cock cocked codigo codigos coge coger colega colegas colin colina collection collections
  collins colour colours colt columbia columns combo cometer cometido comfy comic comics comision comite commander
  commission committees communicate communication communications communities community comodo comp compania companias
  compare compared compatibility compatible compete compiler comportamiento composer compra comprado comprar compras
  compre compro concert concerts conclusion concurso conde condicion conferencia confess confidence config conmigo cono
  conocerte conoci conocia conocio conozca conozco consent const constructed consultant consulting contacto contactos
  contado contain contando contare content contest contests contigo conto contra contractor contractors contrary
  contrast contrato conversion cook cool coordenadas coordinate coordination coordinator copa copia copias copper coral
  core corea corn corona corporate correct correction corrections correo costa costado costco costo counties county
  countys court courtesy courts cover covered covering covers cradle crane craning crank cranked cranky crate creasy
  create created creates creating creek creeme crei crema creyo cristo crop crops crowd crunch cualquiera cuan cuentame
  cuerda cuero culling curioso curious current currently curso curve cuyo cyber dairy dama dame damp dancing dara dare
  darle darnos darse darte data dawn deal dealing dean dear debajo deber debera deberes debi debia debio decia decias
  decide decided decides decidido decidir decirte declaration decline dedicated dedico dedos dejala dejalo dejame dejare
  dejarte dejeme delgado deliver delivered delivers demas deme dennis departamento deporte depth derecha derecho
  desaparecio descuida desearia desert desierto desire desired despejado desperate despite detenga detengan devil diablo
  diablos diagnostic diary dick dicke diego diera diferencia diferente diferentes differential difficult dificil digale
  digno digs dije dijeron diles dimelo dimension dimensioning dimensions dimmed dimos dinero dining dinos dira diras
  dire discover discovered discs diversion diving docena dock doctora documentos doing dolares dollar dollars domain
  domains donate donation donations dormitorio doug douglas download draft drafter drafting drain dramatic drawn drew
  driven dual dublin dudas dudo duration dutch earl earlier earnings earns easel eastern eats echa echado echo edad
  ejercito eleccion elecciones elected election elections electrician electron electronic elegant elegante ello elses
  embajada embargo empece empecemos emperador empieza empiezo empleado employed encanta encantada encantado encantador
  encantadora encantan encanto enciende encoding encontrare enfadado enferma enfermedad enfermo entender entenderlo
  entendi entendido entendiste enter entera entered entering entero enters entrada entradas entrado entramos entrando
  entrar entras entrega entregar entren entrenador entrenamiento entrevista entries entro entry eric escala escoger
  esconde escondido escort escrito escudo espada espaldar espaldas espejo estaba estabamos estaban estabas estable
  estacion estais estamos estan estando estarlo estas estate estelar estemos esten estes esto estos estupendo estupida
  estupido estupidos estuvieron evan event events evil exactamente exacto exception exceptional exceptions exciting
  excluding execution exit expanded expanding expansion experience experiencia experiment expert expertise experto
  experts explanation exploration explore explorer explosivos export exports exposed expresion extension extensions
  faded fading fail fails faint falsa fame familia familiar familiares familias fancy fanny farm farms fase faster fault
  feast feats federal federation fees fella fevers fewer fianza fiber fiel fiesta fiestas figura fila fills films
  finally finance financing finder finest fingering firms flame fleet flood flor flores flota flowers focused focuses
  focusing fogg fold folded footwear force forced forces forest forma formas fort forth forum forums foto fotos founder
  francamente france frances frase freeze freezing freight fresco frozen fuel fuiste fund funeral funny furia further
  futuro gafas gain gallina gambling gang garaje gary gastos gatito gene genetic genetics genial genio genre giant
  ginger globe gloves gordon gotta grace gracia gracias grading grain gran grandchildren granja grano graph grass gratis
  grave graves greater grecia greet greeting grid grill grind gripe groans gross ground grove guess gulf habeis haberte
  habilidad habilidades habit habitaciones hablame hablare hablarte hable habra habria habrian habrias hacerte haces
  hacia hacias hacker hagalo handler handwritten hara haras hare haria harias hats haven hawaii haya haze hazel hazlo
  header heard hearing hears hearts heather heaven heights held hell hello henry herein herman hero heroe hierba hierro
  hips hire hist historia historias historic historical hobbies hoja hojas hola holds holy homes honest honesto hong
  horny hose host hosted hound house houses huele huevo huevos hunch hunched hungary hunter hunting ideal identical
  identidad identity idiota idiotas imagen imagenes impresion incidente indigenous inflation informacion informado
  ingles ingleses inside insider instance instances instinto intensity intensive intent intente inter interes interest
  interim internal intro investing involves ipod iran irte jake jams jane japon japones jason jaula jerry join jones
  jovenes juan judio judios juicio junior junto juntos justin justo kane kansas karen kerry keyword keywords kinds king
  kings kink kiss kits kneeling knight knit known korea korean lack lago laid lake lakes lambs lamp lang lanka laser
  latex latin latter launch launched launches layer layers leaf league learn learned learning lease leash least leaver
  lefty legal lemon lenguaje leon levantate lever levers liberal lider liked likes limb linda linear lineas linger
  lingers lista listas listo listos lite literally llevare llevate load loan lobos lodge lodging login logo logos lois
  looked loses losses lotus lounge lover lovers lucky lugar lugares luke main maine maintain major majority maker makers
  male males malos malta mami mandar mando manejo manera maneras manga mano manos manta mantas mantel manzana marc marca
  marcas marcha marco marcos marcus marea maria marica marie marina marine mario markus mars martha marty mary masa
  master masters matalo matare mataria matarte math matt matte mature mayor mayores meant mecanico mech medica medicare
  medico medicos medida medidas medline meets megan mencionar menor mens menudo mesa mesas mesh meters meterte metete
  mexican mexico midi miel migration mike mild milder milfs miller mills mina minas mineral mini mint mirad mirada mire
  mires misterio mitch mode model modeling modelo models modem modern modes modesty molds moneda monedas moniter monje
  monkey mono mons monster montana montanas monte moore morira moriras morris mostrar mountain mouse mousepad mousing
  movil mueble muebles muelle muerdo muevete mujeres mulder museo must mysql nacio nano naves nearby neil news nice nick
  niega nieve nimble ninera nineteen nivel niveles nodes noel noisy nokia nomb nope norman norte north nose notation
  noticia noticias notification nova number numbers numeric numero numeros numerous objecion obras obtener occur
  occurred occurs odio official officials ohio ojos older olds olvidalo olvidare olvidate online opcion opciones
  operacion operation operator opinas opposition optimal optimization orden ordenes ordeno oreja orejas orlando oscar
  otras otros overhead overseas paga pagado pagar pagare pagina paginas pago pague paige paint painted painting
  paintings paints pais paises palace panama pandilla panel panels panties pants papi paquete parade parado parameter
  parameters parecia parecio pared pares parezca parezco paris parker parque partly party pasaje paseo pases passenger
  pasta pastel pastor patent patents path paths patio payaso paying payment payments pays peace pecado pecados pecas
  peces pechera pedazo pedazos pedi pedido pedro peer peleando pelo pending penny pense perch perchas perched perchero
  perdon perdona perdoname perdone perfecta perfectamente perfecto pero perry persona personales personalidad
  personalmente personas personnel pesas pescado petition phase phrase phys pics pide pidiendo piedra piedras pierde
  pierdo pierre pieza piezas pilot piloto pilotos pinchy pine pink pinny pinta pintura pipe piper pirata piso pisos
  pista placa placement placer plain planas planet planeta planner plano planos played playing pleasure plot plug
  plumbing plus pocion pocket podeis poderes poderosa poderoso podra podras podre podria podriamos podrian podrias poema
  pointer poker poli policia policial policias policies policy politica politico poll polls pond ponte poor port portion
  portions ports posesion positive positivo possession postage poster posters pound poverty powder powell practica
  practicamente practicar praise prayer precious preguntarte prensa preparada preparado preparados preparando preparar
  preparate preparation prepare prepared preparen preparer preparing presa prescription present presenta presentar
  presentation presentations presente presented presentimiento presento presents preso prestado prev previews previously
  price priced prices pricing primarily primary primeras primero primeros prince prisa prision prison prize proceso
  programa programas programme programmer programmes projection prometi proper propia propias propiedad propio propios
  proposal proposed protect protected protecting protective prove proved proven proyecto pues puesta puesto puestos pump
  purchase purchases puse puso puta putas quarter quedare quedate quedese queen quejas quereis querra querras querria
  query queso quick quienes quieres quieter quieto quietos quimica quinto quise quitate quiz quiza quizas rack rads
  railroad rally ranch ranging ranting rants rapidamente rastro ratio razon razonable razones reaccion reaction readers
  realty reams receiver recepcion reception recibe recibido recibimos recibir recibo recientemente recipe recipes
  recoger recovery redlining reed regina register registered registering registration regla reglas regular regulation
  regulations reir reja rejas relajate relate related relating relation relations relay relevant religion reloj
  remainder remote remotely rental rentals reputation reset residencia residential resort resorts responsabilidad
  responsable response responses responsibilities responsibility responsible resto restos retain retention retired
  retirement retiring retiro reto reuters revealed revenue revenues revisa revisar revised revising revision revista
  revit reyes rezar rice rick ripe roast robot robots rocky rojas role roles rollo rome roost rosa rose round route
  routes rung rush russia russian sabe sabes sabian sabran saca sacado sacare saco sacred sagrado sailing saint saints
  salem salga salgas salgo sally salon salsa salud saluda saludable saludos salva salve salvo sample samples sampling
  samurai sandy santa santo santos saque saudi saver scanner score scored scores scoring scraped scully sean seas
  seattle secondary seed seeds seeking seeks sees segui seguia seguira seguire segun segura seguramente seguridad seguro
  seguros sell selling sells seminar senate senator senior seniors senoria sensacion sensible sensitive sensitivity
  sensor sentarte sepan sept sequence sequences sera seran seras sere seremos seres seriously serve served serves
  services servicio servicios servir servira seth sets setting settings sewing sexy shall shape shaped share shared
  shares sharing shaved shaw sheep sheers sheet sheets shelf shell shelter shelves shine shines shiny ships shock
  shooting shootings shop shopping shops shore shorts shots shout shove showcase shown shrek shrug shrugs siendo
  sientense sientese sierra siglo siglos sigueme siguio silence silla sillas sillon silly silver similar simply
  simulation sincero sing singing sinks sino skylight skype slats slave sleeve slider slim slot slots slouchy slower
  slut smart snips soap sobrevivir sois solia solve somewhat sonar sonny sons sorry sorter sorts sosten soul sound
  sourcing spain span spanking spare speaker spears specials specs spell spells spend spending spent splicing spoke
  spools sport sporting sports squirting stable stack stacked stacks staff stage stages stain stairs stalls stan staple
  stapled stapler stare stars start starter stat state stated states stats steam steelcase steno stephen stereo sterling
  steven stevens stick stool stoop stories storm story straighter strain stray streamer strike stroll strong stronger
  struct stuart stud studio studios suave subete submit submitted sucedio sudor suela sueldo suelo suero suerte suit
  suite super supplier suppliers swapping swells swivel tail taint tale tales talkie tampa tanks tasks taxes teacher
  teatro techs tele telephone teller telling tells telly tema teme temo temor templo tendra tendran tendras tendre
  tendremos teneis tenis terapia terminal termination texas thai thank thanks theater theme themes these thesis theyd
  theyre theyve thongs those though threat threats thus ticket tickets tienda tier tiger tigre timer tina tion tipico
  tipo tipos tipped tipping tips tiptoe tiredness title toalla toast toca tocado tocando tocar toco todavia toll tomalo
  tomare tomate tommy tone tones tono tony tools tops torneo torre totalmente tote tough tower towers toxic toys trace
  trackback tracker tracy trade trading trae traen traer traere traes trafico traiga traigan traigo trail trailer
  trailers trails train trajo trampa trans transit traps trata tratado tratan tratando tratas trato traves travis treaty
  trees trembl trend trends tricks trigger triple triste tropas tropical troya trozo truco trucos tube tubo tumba turbo
  tutor tying typed typical typically typist typo uncle uncles understood unity universal universe universities
  university untitled usted ustedes util vaca vacaciones vacas vais valle value valve vamos variation variations various
  vary vast veas vegas vejez velocidad velocity vende vender vengan vengas venice venta ventaja vera veras vere
  verification verlo verlos vertical veteran victima victimas viejos viene vienen vienes vienna viento viera vieron
  viniendo visa visit visita visitar visitas visited visiting visits vistazo vivia voces volante voluntad volvera
  volveran volveras volvere volveria vote voters vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo wages wait waiting
  wales walkie walter wander warner wars wave waves weakest wearing webster west weve whatever wheat wheel wheels
  whereas whose width wild willing wines winner winners winning within witness women womens wong woody wore wound wright
  wrote zips
`
    .trim()
    .split(/\s+/),
);
