/** Everyday things by their own names, for names and descriptions that name one. The format is told in ../table.ts. */
export const THINGS = `
?cerebro, mente > brain
?tijeras, tijera > scissors
?martillo, mazo > hammer
?destornillador > screwdriver
?engranaje, engrane, piñón > gear
?tuerca > nut
?aguja > needle spool
?madeja, ovillos > yarn
?lápiz, lapicero > pencil
?bolígrafo, lapicera > pen
?pincel, brocha > brush
?ampolleta, bombilla > lightbulb
?cajita > package
?moneda, dinero, centavo > coins
?balón, pelota > soccer-ball
?tambor > drum
?campanario > church bell
?escoba > broom
?microscopio > microscope
?estetoscopio > stethoscope
?píldora, tableta > capsule pill / chocolate, chocolates, cacao
?jeringa > syringe
?termómetro > thermometer
termómetros @technology,healthcare > thermometer
?calculadora > calculator
?cuchara, cucharita > spoon cutlery
?tenedor > fork cutlery
?cubiertos > cutlery
?olla, sartén, cacerola, comal, fogón, cazo > cooking-pot
?taza, tacita > cup
?botella > beer-bottle wine
?jarra > beer-stein
?frasco, tarro > jar
?canasta > basket
?bombín, chupalla > cowboy-hat
?zapatito > sneaker
?timón > helm steering
?vela de barco > boat
?veleta > wind
?ventanal > window
?portal, umbral > door
?escalón, peldaño > staircase
?semáforo > traffic-light
?cámara @art,marketing,desing,entertainment > camera
?lupa > magnifying-glass
?binoculares, prismáticos > binoculars
?compás, escuadra @art,desing,construction,technology,entertainment > compass-tool
?regla > ruler
?bisturí > first-aid
?huesito, hueso > bone
?herradero > horseshoe
?rueca > yarn
?globo terráqueo > globe
globos terráqueos y mapas, globos terráqueos, mapas y globos terráqueos, globos terráqueos antiguos, globos del mundo > globe map-trifold
?fantasma > ghost
?alien, ovni, extraterrestre > alien
?bomba explosiva > bomb
?colmenar > honeycomb bee
?panal > honeycomb bee / radiador, radiadores
?trigal, espiga, espigas > wheat bread-wheat
?bellota > acorn
?follaje > leaf-split
?semillita > sprout
?manzano > apple
?limonero > citrus
?parra, parrón, racimo > grape-bunch =grapes
?tronco > tree
?calendario, agenda > wall-calendar
`;
