/** A pure function that keeps its last answers: one brief asks for the same few again and again. */
export function lastAnswers<Asked extends readonly unknown[], Answer>(
  most: number,
  keyOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    if (known.has(key)) return known.get(key) as Answer;
    const answer = make(...asked);
    if (known.size >= most) known.delete(known.keys().next().value ?? key);
    known.set(key, answer);
    return answer;
  };
}
