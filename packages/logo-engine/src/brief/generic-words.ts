/**
 * Words that say what a business is and not which one, without accents, in the forms that names use in Chile, Mexico
 * and Spain. They decide what is drawn small: a word that might as well be somebody's name does not belong here.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Houses and trades: what follows one of these is the name, whatever it is ("Heladería Azul"). */
export const TRADES = words(`
  panaderia pasteleria reposteria confiteria chocolateria heladeria cafeteria pizzeria sandwicheria hamburgueseria
  cerveceria cocteleria vineria taqueria marisqueria pescaderia carniceria charcuteria queseria lecheria
  fruteria verduleria polleria rosticeria cremeria tortilleria taberna cantina fonda meson bodegon picada
  emporio almacen minimarket supermercado abarrotes ultramarinos miscelanea colmado licoreria botilleria
  restaurante restaurant restobar bistro hosteria hostal hostel hotel posada albergue cabanas camping motel
  banqueteria catering bar pub discoteca
  ferreteria tlapaleria carpinteria muebleria ebanisteria maderera barraca vidrieria herreria cerrajeria fontaneria
  gasfiteria electricista plomeria tapiceria marmoleria marqueteria imprenta cristaleria aserradero
  constructora inmobiliaria corredora promotora contratista arrendadora distribuidora importadora exportadora
  comercializadora productora procesadora envasadora embotelladora empacadora agencia consultora consultoria
  asesoria asesorias gestoria bufete despacho notaria contaduria aseguradora financiera
  clinica hospital consultorio policlinico sanatorio laboratorio farmacia botica optica ortopedia veterinaria
  peluqueria barberia barbershop estetica spa gimnasio perfumeria
  libreria papeleria jugueteria joyeria relojeria zapateria sastreria boutique merceria lenceria bisuteria
  floreria floristeria vivero tintoreria lavanderia lavaseco
  taller talleres maestranza vulcanizacion vulcanizadora llantera refaccionaria automotora automotriz concesionaria
  desguaces autoescuela gasolinera lubricentro desabolladura
  transportista naviera astillero pesquera salmonera conservera frigorifico ahumaderia
  granja fundo hacienda rancho finca parcela vina vinedo vinedos bodegas ganadera agricola agropecuaria avicola acuicola vinicola lombricola
  apicola apiario apiarios forestal apicultura criadero matadero
  bodega teatro cine circo museo salon radio huerto huerta crossfit consulta contador contadora
  escuela colegio academia instituto liceo guarderia parvulario preescolar
  estudio studio atelier galeria editorial
  doctor doctora dr. dra. abogado abogada arquitecto arquitecta psicologo psicologa nutricionista kinesiologo kinesiologa
  club fundacion corporacion cooperativa sindicato sociedad empresa empresas comercial grupo
  tienda bazar mercado kiosco
  panificadora pulperia tostaduria trapiche almazara destileria asadero merendero chiringuito comedor
  pulqueria pinateria talabarteria sombrereria deshollinador restaurador encuadernador
  herbolario herbolaria herboristeria mecanica rectificadora torneria carroceria lavadero autolavado carwash
  recicladora fundicion chatarreria funeraria ciber cyber
  orquesta banda coro mariachi
  odontologo odontologa dentista podologo podologa pediatra logopeda matrona terapeuta masajista
  fotografo fotografa modista estilista maquilladora
  fontanero plomero gasfiter albanil carpintero cerrajero jardinero ingeniero ingeniera
`);

/** Goods and callings: an adjective after one of these makes a phrase ("Dulces Sueños"), and no name. */
export const GOODS = words(`
  pan panes pasteles tortas quesos carnes embutidos pescados mariscos salmones ostras choritos helados cafe cafes vinos
  cervezas licores jugos aceites mieles frutas verduras hortalizas semillas flores plantas huevos lacteos dulces
  chocolates conservas empanadas sushi pizzas tacos tamales tortillas mezcales alimentos comidas banquetes
  pinturas remodelaciones reformas revestimientos construcciones excavaciones demoliciones techumbres ventanas puertas
  vidrios cristales aluminios maderas muebles cocinas closets cortinas alfombras colchones lamparas ceramicas marmoles
  materiales fierros aceros metales herramientas maquinarias maquinas equipos gruas andamios bombas piscinas montajes
  instalaciones mantenciones reparaciones soldaduras estructuras prefabricados
  suspensiones amortiguadores minibuses neumaticos llantas repuestos refacciones autos automoviles motos bicicletas camiones lubricantes baterias frenos
  transportes mudanzas fletes encomiendas taxis buses viajes excursiones turismo logistica
  pollos hamburguesas churros parrilladas techos pisos persianas cercos rejas toldos velas jabones globos peluches
  libros juguetes juegos joyas relojes zapatos calzados uniformes confecciones telas lanas tejidos modas trajes disfraces
  cosmeticos perfumes cueros bolsos sombreros
  seguros inversiones propiedades eventos producciones publicidad impresiones graficas letreros rotulos
  comunicaciones telecomunicaciones soluciones servicios sistemas tecnologias computadores software redes insumos
  suministros productos articulos accesorios
  arquitectura ingenieria fotografia interiorismo paisajismo contabilidad abogados arquitectos ingenieros consultores
  asesores notarios contadores psicologos dentistas odontologia fisioterapia kinesiologia podologia nutricion
  psicologia pilates yoga danza baile masajes belleza unas tatuajes decoracion diseno computacion informatica
  electricidad climatizacion refrigeracion calefaccion gas limpieza aseo jardineria seguridad vigilancia alarmas
  capacitacion capacitaciones inyeccion caballos mascotas aves abejas ganados lombrices
  artesanias ceramica orfebreria marroquineria serigrafia bordados estampados
  pinatas bonsais toldos pergolas persianas lapidas neones marionetas titeres acordeones afinaciones encuadernaciones restauraciones
  antojitos tapas techos lanchas buceo energia miel ropa zapatillas reciclaje ciclos bicis
  desarrollo construccion gastronomia audio sonido iluminacion musica instrumentos
`);

/** Adjectives that belong to the word before them, and never to a name. */
export const KINDS = words(`
  dental dentales odontologica odontologico juridico juridica juridicos legal legales contable contables tributaria
  tributario veterinaria veterinario mecanico mecanica mecanicos automotriz automotrices electrico electrica electricos
  medica medico medicos estetica quirurgica oftalmologica kinesica kinesiologica pediatrica psicologica auditiva
  infantil infantiles escolar escolares deportiva deportivo deportivos musical musicales teatral
  artesanal artesanales gourmet casera caseras casero caseros organica organico organicas organicos vegana vegano
  vegetariana vegetariano italiana italiano peruana peruano mexicana mexicano china chino japonesa japones arabe
  chilena chileno espanola argentina mediterranea
  agricola agricolas ganadera ganadero forestal forestales pecuaria industrial industriales comercial comerciales
  inmobiliaria inmobiliarias constructora metalica metalicas metalmecanica hidraulica sanitaria sanitarias
  grafico grafica graficos graficas creativa fotografico fotografica audiovisual audiovisuales publicitaria digital
  digitales editorial
  nautica nautico maritima maritimo maritimos pesquera portuaria aerea terrestre terrestres turistica turistico
  escolares ecuestre hipica canina felina rural familiar integral integrales general generales
`);

/** What is done with a thing: of these only the whole phrase is a trade ("Arriendo de Bicis", "Clases de Piano"). */
export const SERVICES = words(`
  arriendo alquiler renta venta compraventa reparacion fabricacion fabrica confeccion servicio servicios clases cursos
  lavado cria cultivo diseno transporte instalacion mantencion mantenimiento limpieza pintura
`);

/** What a house or a trade may be of ("Taller de Bicicletas", "Escuela de Equitación"); goods may as well. */
export const FIELDS = words(`
  equitacion surf buceo natacion futbol tenis patinaje gimnasia boxeo artes marciales ballet teatro canto piano guitarra
  ingles idiomas lenguas manejo conducir conductores cocina costura reposteria panaderia pintura dibujo arte oficios
  manualidades grabado madera cuero metal vidrio plata piedra fierro motores motos autos camiones bicicletas bicis
  pieles depilacion cosmetologia salud rehabilitacion diagnostico imagenes radiologia estudios terapias
  abogados contadores arquitectos ingenieros diseno marketing publicidad comunicacion medios
  viajes aduanas empleos modelos noticias propiedades corretaje
  maquinaria equipos carga pasajeros valores residuos agua riego energia gas leche ganado caballos perros gatos aves
  ropa calzado juguetes libros discos regalos antiguedades telas lanas vinos te cafe cervezas quesos carnes
  construccion obras pisos techos piscinas ascensores alarmas camaras redes datos software fiestas bodas novias
  eventos banquetes mariscos pescados flores plantas arboles frutas
`);

/** Two words that are one generic word. */
export const PAIRS: readonly string[] = [
  'jardin infantil',
  'radio taxi',
  'hotel boutique',
  'jardin botanico',
  'fuente de soda',
  'salon de eventos',
  'paneles solares',
  'sala cuna',
  'barber shop',
  'coffee shop',
  'food truck',
  'casa rural',
  'comida rapida',
  'centro medico',
  'centro optico',
  'centro podologico',
  'centro kinesiologico',
  'centro terapeutico',
  'centro psicologico',
  'centro auditivo',
  'centro dental',
  'centro estetico',
  'centro veterinario',
  'centro deportivo',
  'centro odontologico',
  'salon de belleza',
  'centro de estetica',
  'centro de belleza',
  'centro de salud',
  'centro de eventos',
  'casa de te',
  'casa de huespedes',
  'tienda de ropa',
  'fabrica de muebles',
  'fabrica de helados',
  'corretaje de propiedades',
  'arriendo de autos',
  'arriendo de maquinaria',
  'renta de autos',
  'venta de maquinaria',
  'venta de autos',
  'servicio tecnico',
  'bed & breakfast',
  'parque de diversiones',
  'linea aerea',
  'diseno grafico',
  'diseno web',
  'artes graficas',
];

/** Callings that stand after a name as well as before it ("Mora Arquitectos"). */
export const TRAILING = words(`
  abogados arquitectos ingenieros consultores asesores contadores notarios dentistas psicologos arquitectura ingenieria
  fotografia interiorismo paisajismo propiedades inmobiliaria consultoria construcciones constructora publicidad
  producciones banqueteria catering joyeria joyas odontologia fisioterapia kinesiologia pilates barbershop barberia
  studio estudio boutique atelier seguros transportes viajes turismo logistica repuestos decoracion eventos
  instalaciones reformas peluqueria estilistas restaurante restaurant bistro restobar cerveceria pasteleria panaderia
  cafeteria veterinaria editorial hotel hostal lodge gimnasio ceramica mudanzas capacitacion confecciones uniformes
  imprenta optica farmacia agencia taller galeria academia vivero constructora
  pos app software labs lab motors store shop
  muebles bicicletas motos reposteria carpinteria ferreteria floreria libreria heladeria
`);

/** Places that a business may say it is of. */
export const PLACES: readonly string[] = `
  chile arica parinacota iquique tarapaca antofagasta calama atacama copiapo vallenar la-serena coquimbo ovalle elqui
  valparaiso vina-del-mar quilpue quillota los-andes aconcagua san-antonio santiago maipu nunoa providencia colchagua
  rancagua ohiggins san-fernando santa-cruz curico talca maule linares cauquenes nuble chillan concepcion talcahuano
  bio-bio biobio los-angeles arauco lota tumbes temuco araucania villarrica pucon angol valdivia los-rios futrono
  panguipulli osorno puerto-montt puerto-varas frutillar llanquihue los-lagos chiloe ancud castro quellon aysen
  coyhaique puerto-natales punta-arenas magallanes patagonia tierra-del-fuego
  mexico cdmx puebla cholula tlaxcala oaxaca chiapas tapachula yucatan merida valladolid campeche cancun quintana-roo
  tulum tabasco veracruz xalapa coatepec tampico tamaulipas monterrey nuevo-leon saltillo coahuila durango zacatecas
  aguascalientes guadalajara jalisco tequila zapopan colima nayarit tepic sinaloa culiacan mazatlan sonora hermosillo
  chihuahua tijuana ensenada baja-california la-paz los-cabos guanajuato leon queretaro hidalgo pachuca morelos
  cuernavaca guerrero acapulco taxco michoacan morelia toluca san-luis-potosi
  espana madrid barcelona valencia sevilla zaragoza malaga murcia bilbao alicante cordoba granada vigo gijon oviedo
  asturias cantabria santander galicia lugo ourense pontevedra la-coruna santiago-de-compostela navarra pamplona
  la-rioja logrono burgos palencia salamanca segovia avila soria zamora toledo albacete cuenca guadalajara ciudad-real
  badajoz caceres extremadura huelva cadiz jerez jaen almeria andalucia aragon huesca teruel cataluna girona gerona
  lleida tarragona castellon mallorca menorca ibiza canarias tenerife lanzarote euskadi gipuzkoa san-sebastian
`
  .split(/\s+/)
  .filter((place) => place !== '')
  .map((place) => place.replaceAll('-', ' '));
