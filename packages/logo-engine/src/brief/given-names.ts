/** Given names that people in Chile, Mexico, Spain and Argentina bear most; folded, so that an accent does not matter. */
const NAMES: ReadonlySet<string> = new Set(
  `abel abril adela adrian adriana agustin agustina aida aitor alba alberto alejandra alejandro alfonso alfredo alicia
  alonso alvaro amalia amanda amparo ana andrea andres angela angelica anita antonia antonio araceli ariel armando
  arturo aurora barbara beatriz belen benito benjamin berta bruno camila camilo carla carlos carmela carmen carolina
  catalina cecilia celia cesar clara claudia claudio concepcion constanza consuelo cristian cristina cristobal daniel
  daniela dario david delia diana diego domingo dolores edgar eduardo elena elisa eliseo eloisa elvira emilia emilio
  enrique ernesto esperanza esteban ester eugenia eva fabiola federico felipe felix fernanda fernando fidel florencia
  francisca francisco gabriel gabriela gaspar genaro gerardo gloria gonzalo graciela gregorio guadalupe guillermo
  gustavo hector helena hernan hilda horacio hugo humberto ignacia ignacio ines irene iris isabel isidora ismael
  ivan jacinta jaime javier javiera jesus jimena joaquin jorge jose josefa josefina juan juana julia julian juliana
  julieta julio laura leandro leonor leticia lidia lola lorena lorenzo lourdes lucas lucia luciana luis luisa luz
  macarena magdalena manuel manuela marcela marcelo marcos margarita maria mariana mariano marina mario marta
  martin martina mateo matias maximo mercedes miguel milagros miriam monica natalia nicolas nieves noelia nora
  norma octavio olga oscar pablo paloma paola patricia patricio paula paulina pedro pilar rafael ramiro ramon
  raquel raul rebeca renata ricardo rita roberto rocio rodolfo rodrigo rogelio romina rosa rosalia rosario ruben
  salvador samuel santiago santos sara sebastian sergio silvia simon sofia sol soledad susana tamara teodoro teresa
  tomas trinidad ursula valentina valeria vanessa vega vera veronica vicente victor victoria violeta virginia
  ximena yolanda zoe`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** Whether a word is a given name that many people bear. */
export const isGivenName = (word: string): boolean =>
  NAMES.has(word.toLocaleLowerCase('es').normalize('NFD').replace(/\p{M}/gu, ''));
