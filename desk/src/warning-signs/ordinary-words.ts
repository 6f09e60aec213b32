/**
 * Words that are one slip away from a word of the lists and are nobody's slip: "score" is not "sore". They are frequent words
 * of English and Spanish. Add a word here when an ordinary sentence is taken for a sign because of it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  1910 1974 1985 1988 1994 1996 1998 2009 2011 2014 2015 2018 2020 2022 9000 abby abogado abran abre abrigo accent
  aceptado acid acoustic acusado advice advised aerea afuera agarrate agent agente agentes agents aguja agujero aigo
  alarma alcance algun alguna algunas alguno algunos alianza alice alien alone amaba amanecer amarre amas ambiente among
  analisis analyses analyst ancient anda andas angle ankles ante apache aparato aparentemente apolo apostar apunta aquel
  aquiles arena armas arrestado arrested arresto arte arturo asalto asegurate asiento asientos assess assessed
  assessment assessments asst asunto asuntos asustada asustado atlas atlases atrapado atrapados atrapar attach attached
  attachment attachments automated automation autopista autoridad autoridades avenue aviation award awarded awards bags
  bakery baking bala balas banco bancos banda bandera barato barrio barry baseball bass bays beach beaches beads beard
  bearing bears beast beatles became bedding beds beer bell bella bello betting bidding bids billetes billy binder
  binders binding bits bleach bleacher bleachers blend blogger blonde boast boleto boletos bolsa bolsas bond bonds
  bonita bonito bonus bookcase boot booth borde boston bound bourne bowl boys brace brad brain brass bravo brazalete
  bread breeze brian bride bridget bring bringing brings brocha broche broken broker brokers brooks brought brown browse
  buck bucks builder built bush busty butter cabana cabecera cabello cabezal cabina cabinet cabra cabron cabrones cache
  cached cadaver cadena calendar calidad calla callate calma calmate calmese camarada camel camion camiones camisa camp
  camps campus canada canadian cancel candle candles canta cantante cantidad capital capitan caracter carajo caray card
  carer caridad carino carla carlos carne carrera carreras carried carrier carry carrying cars cartera carts casada
  casado casados casar casas cashier casino casinos caso casos castillo catering cats cauda cell cells cellular cent
  centre centres centro ceramic cero certain chain chains chairman chance chapter chaqueta char charge charged charger
  charges charla charles charm chart charter charts chase chat cheat cheats check checks cheeks cheer cheese cheque
  chess chicago chicken chicks chile china chino chinos chip chips chiste chocolate choice choices choosing chop choppy
  chops chore chores chose chris christ christian christians christina cielo cielos cien ciento cientos cierta
  ciertamente ciertas cierto ciertos cindy cinta cintura cinturon circo cisco claire clamp clams clara claro clase
  clases clause clima clinica clog clone close closer closet cloth clothes cloud clouds coach coaching coalition coast
  coastal cocina cocinar cock cocked coger colega colegas colin colina collection collections colour colours colt
  columbia columns combo cometer cometido comfy comic comics comision comite commander commission committees communicate
  communication communications communities community comodo comp compania companias compare compared compatibility
  compatible compete compiler comportamiento composer compra comprado comprar compras compre compro concert concerts
  conclusion concurso conde condicion conferencia confess confidence config conmigo cono conocerte conoci conocia
  conocio conozca conozco consent const consultant consulting contacto contactos contando contare content contest
  contests contigo conto contra contract contracting contractors contracts contrato conversion cook copia copias copper
  coral core corea corona corporate correct correction corrections correo costa costco costo counter counters counties
  county countys court courtesy courts cover covered covering covers cradle crane craning crank cranked cranky crate
  creasy create created creates creating creek creeme crema creyo cristo crop crops crunch cualquiera cuan cuenta
  cuentas cuente cuento cuentos cuerda cuero culling curioso curious current curso curve dads dairy dama damp dancing
  darnos darte dealing dean debajo deber debera deberes debi debia debio decia decias decide decided decides decidido
  decidir decirte declaration decline dedicated dedico dedos dejala dejalo dejame dejare dejarte delgado deliver
  delivered delivers demas dennis departamento deporte depth derecha derecho desaparecio descuida desearia desert
  desierto desire desired despejado desperate despite detenga detengan devil diagnostic diary dicke diego diera
  diferencia diferente diferentes differential difficult dificil digno dijeron diles dimmed dinero dios diras discover
  discovered diversion diving doce docena doctora doing dolares dollar dollars domain domains donate donation donations
  donde dormitorio dorms douglas download draft drafter drafting drain dramatic drawing drawn drink drinking drinks
  driven drums dudas duration earnings earns easel eastern echa echado edad ejercito eleccion elecciones elected
  election elections electrician electron electronic elegant elegante ellas embajada embargo empece empecemos emperador
  empieza empiezo empleado employed encanta encantada encantado encantador encantadora encantan encanto enciende
  encoding encontrare enfadado entender entenderlo entendi entendido entendiste enter entera entered entering entero
  enters entra entrando entras entrega entregar entren entrenador entrenamiento entrevista entries entro entry eras
  escala escoger esconde escondido escort escrito escritor esos espada espaldar espaldas espejo estaba estabamos estaban
  estabas estable estacion estado estados estais estamos estan estarlo estas estate estelar estemos esten estes esto
  estos estrella estrellas estupida estupido estupidos event events evil exactamente exacto exception exceptional
  exceptions excluding execution exit expanded expanding expansion experience experiencia experiment expert expertise
  experto experts explanation exploration explore explorer explosivos export exports exposed expresion extension
  extensions faded fading fail fails faint falsa fame familia familiar familiares familias fancy fanny farms fase fault
  feast feats federal federation feeding feeds fees fella fewer fianza fiber fiel fiesta fiestas fifth figura filling
  fills films finally finance financing finder finest fingering firme firms fits flame fleet float floating flood flor
  flowers focused focuses focusing fogg fold folded footwear forest forget forgetting forgotten forma formas fort forth
  forum forums foto fotos founder francamente france frances frase freeze freezing fresco frozen fuera fueras fuiste
  fund funny furia gafas gain gallina gambling gang gary gastos gatito gene genetic genetics genial genio genre giant
  ginger gordon gracia gracias grading grain gran grandchildren granja grano grass gratis grave graves greater grecia
  greet greeting grind gripe groans ground guantes guess guns guys habeis haber haberme habilidad habilidades habit
  habitaciones hablame hablare hablarte habra habria habrian habrias hacerte hacia hacias hacker hallar handler
  handwritten hara haras haria harias hats haven hawaii haya haze hazel hazlo header headset headsets heard hearing
  hears heather henry herman heroe hers hierba hierro hips historia historias historic historical hits hobbies hoja
  hojas holds honest honesto horny hose hospital hospitality hospitals hound house houses huele huevo huevos hums hunch
  hunched hundred hundreds hunter hunting ideal identical identidad identity idiota idiotas imagen imagenes incidente
  inflation informacion informado ingles ingleses inside insider instance instances instinto intensity intensive intent
  intente inter interes interest interim internal intro investing involves jams japon japones jason jaula jerry join
  jones jovenes judio judios juicio junior junto juntos justo kane karen keybord keyword kinds kink kiss kits kneeling
  known lago laid lambs lamp laser lastimar latex latter launch launched launches laws layer layers lays leaf league
  learn learned learning lease leash least leaver lefty legal lemon lenguaje levantate lever levers liberal lider lies
  limb linda linear lineas linger lingers lista listas listo listos literally llave llaves llego lobos locos logged logo
  logos logs lotus lounge lover lovers lucky lugar lugares lyrics made madera main maine major majority maker makers
  males malos malta mandar mando manejo manga mano manos manta mantas mantel manzana marc marca marcas marcha marco
  marcos marcus marea maria marica marie marina marine mario markus mars martha marty master masters matalo matare
  mataria matarte match matches matching matte mature mayor mayores meant meat mecanico medica medicare medico medicos
  medida medidas medline megan mencionar menor mens menudo mesa mesas mesh metas mete meter meters metes metete metido
  mexican mexico miel migration mild milder milfs miller mills minas mineral mint mirad mires misterio mode model
  modeling modelo models modem modern modes modesty molds moms moneda monedas moniter monje monkey monster montana
  montanas moore morira moriras morris mostrar motor motores motorized motors mouse mousepad mousing movil mueble
  muebles muelle muerdo muevete mujeres mulder museo mysql naps nearby news nice niega nieve nimble ninera nineteen
  nivel niveles nodes noel noisy nokia nomb norman norte north nose notation noticia noticias notification nova number
  numbers numeric numero numeros numerous obras occur occurred occurs odds odio official officials oils ojos ones online
  opcion opciones operacion operation operator opinas opposition optimal optimization oreja orejas oscar otras otros
  overhead overseas pads pagado pagina paginas pago pague paige paint painted painting paintings paints pairs pais
  paises palace panama pandilla panel panels panties pants parade parado parece parecen parecer pareces parecia parecido
  parecio pared pares paris partly party pasaje paseo pasillo passenger pasta pastel pastor patent patents path paths
  patio payaso payments peace pecado pecados pecas pechera pedazo pedazos pedi pedido pedro peer peleando pelo pending
  penny perch perchas perched perchero perdon perdona perdoname perdone perfecta perfectamente perfecto pero perry
  persona personales personalidad personalmente personas personnel pesas pescado petition phase pide pidiendo piedra
  piedras pierde pierdo pierre pilot piloto pilotos pinch pinched pink pinny pinta pintura piper pirata piso pisos pista
  placa placer plain planas planet planeta planner plano planos plants played playing pleasure plot plug plumbing plus
  pocion pocket podeis poderes poderosa poderoso podra podras podre podria podriamos podrian podrias pointer poker poli
  policia policial policias policies policy politica politico polls pond pone poner portion ports posesion positive
  positivo possession postage poster posters pound poverty powder powell practica practicamente practicar prayer
  precious preguntarte prensa presa prescription present presenta presentar presentation presentations presente
  presented presentimiento presento presents preso prestado previews previously price priced prices pricing prince prisa
  prision prison prize proceso programa programas programme programmer programmes prometi proper propia propias
  propiedad propio propios proposal proposed proven puesta puesto puestos puse puso puta putas puts quedare quedate
  quedese quejas quereis querra querras querria query queso quick quien quienes quieter quieto quietos quimica quinto
  quitate quiz quiza quizas rally ranch ranging ranting rants rapidamente rastro ratio reaccion reaction readers realty
  recall recalls receiver recepcion reception recientemente recoger recovery redlining regina register registration
  registro registros regla reglas regular regulation regulations reja rejas relajate relate related relating relation
  relations relay relevant religion reloj remainder remote remotely rental rentals repeat repeated reputation reset
  residencia residential resort resorts responsabilidad responsable response responses responsibilities responsibility
  responsible resto restos retain retention retired revealed revenue revenues revisa revisar revised revising revision
  revista revit reyes rezar roast rocky rojas rollo rome root rose round route russia russian sabian sabran sacado
  sacare saco sacred sagrado sailing saint saints salem salga salgas salgo sally salon salsa salud saluda saludable
  saludos salva salve salvo sample samples sampling samurai sandy santa santo santos saque saudi saver saving scale
  scales scanner score scored scores scoring scraped scully sean seattle seed seeking seeks segui seguia seguira seguire
  segun segura seguramente seguridad seguro seguros sell selling seminar senate senator sending senior seniors senoria
  sensacion sensible sensitive sensitivity sensor senti sentia sepan sept sequences seran sere seriously serve served
  serves servicio servicios servir servira seth sets setting sewing shape shaped share shared shares sharing shaved
  sheep sheers sheet sheets shelf shell shelter shelves shine shines shiny ships shock shopping shops shore shout shove
  showcase shown shrek shrug shrugs siendo sientese sierra siete siglo siglos sigueme siguio silence silla sillas sillon
  silly similar simply simulation sincero sing singing sink skype slats sleeve slider slots slouchy slower small smart
  snips sobrevivir solve somewhat sonar sons sorter sosten sound sourcing spain spanking spare speaker spears specials
  specs spell spells spend spending spent splicing spoke spools sport sporting sports stable stack stacked stacks staff
  stain stairs stalls stan staple stapled stapler stare stared stares staring stars start starter stat stated stats
  steam steering steno stephen stereo sterling steven stevens stick stood stool stoop stories storm story straighter
  strain stray streamer strike string strings stroll strong stronger struct stuart stud studio studios stylus subete
  submit submitted sucedio sudor suela sueldo suelo suero suerte suit suite super supplier suppliers swapping swells
  swivel tail taint tale tales talkie tampa tanks tasks taxes teacher teams teas teatro tech teller telly temor templo
  tendra tendran tendras tendre tendremos teneis tenis terapia terminal termination thank thanks theater thee theme
  themes these thesis theyd theyre theyve thongs those though threat threats ticket tickets tienda tier tigre timer tios
  tipico tipos tiredness toalla toast tocado tocar todavia tomalo tomare tomate tommy tone tones tono tons tools torneo
  torre totalmente tough tower towers toxic trace trackback tracker trackpad tracy trade trading traen traer traere
  traes trafico traiga traigan traigo trail trailer trailers trails train trajo trampa trans transit traps trata tratado
  tratan tratas trato travis treaty trembl trend trends tricks tried trigger triple triste tropas tropical trozo truco
  trucos true trunk tube tubo tumba turbo tutor tying typical typically uncle uncles understood unity untitled usted
  ustedes util vaca vacaciones vacas vais valle value valve variation variations various veas vegas vejez velocidad
  velocity vender vengas venice veras vere verification verlo verlos vertical veteran victima victimas viejos viene
  vienen vienes vienna viento viera vieron viniendo visa visit visita visitar visitas visited visiting visits vistazo
  vivia voces volante voluntad volviendo vote vuela vuelo vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo wages
  wait waiting wales walkie walter wander warner waves weakest webster wheat wheel wheels whereas whose width wild
  willie wines wing winner winners winning women womens wong woody wore wound wright writer writers wrote zips
`
    .trim()
    .split(/\s+/),
);
