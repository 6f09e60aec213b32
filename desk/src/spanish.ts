const words =
  'el la los las un una del al que qué como cómo cuál cuánto cuanto cuesta dónde donde cuándo cuando por para con sin pero muy más mi mis su sus tengo tiene puedo puede debo quiero necesito hay está esta estoy soy es duele duelen dolor silla pantalla escritorio teclado ratón espalda cuello muñeca mano manos brazo altura cita horario abierto gracias hola buenos buenas días tardes usted ustedes español habla hablan se lo le desde ayer hoy anoche noche mucho mucha poco poca todo toda nada ojo ojos pecho pierna piernas brazo cara boca cabeza lado siento siente hace veo pie pies dedos hombro hombros aire respirar sangre embarazada vivir morir dormido dormida adormecido hinchado hinchada pantorrilla trabajo horas días luego cuando porque también';
const spanish = new Set(words.split(' '));

/** True with ¿ or ¡, or if at least two words and 40% are Spanish. */
export function isSpanish(text: string): boolean {
  if (/[¿¡]/.test(text)) return true;
  const all = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const known = all.filter((word) => spanish.has(word)).length;
  return known >= 2 && known / all.length >= 0.4;
}
