/** Answers that were asked for in the page's head, before any file of the program had come. */
interface Asked {
  firstAnswers?: Record<string, Promise<Response>>;
}

/** Milliseconds for which an answer that nobody has taken is still of now. */
const keptFor = 20_000;

const asked = () => window as Asked;
const keyOf = (address: string, token: string) => `${token} ${address}`;

/** Keeps an answer for the program, which would else ask for it again. */
export function keepFirstAnswer(address: string, token: string, answer: Promise<Response>): void {
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  asked().firstAnswers = { ...asked().firstAnswers, [keyOf(address, token)]: answer };
  setTimeout(() => takeFirstAnswer(address, token), keptFor);
}

/** Takes an answer over, once; undefined where nobody has asked. */
export function takeFirstAnswer(address: string, token: string): Promise<Response> | undefined {
  const { firstAnswers = {} } = asked();
  const { [keyOf(address, token)]: answer, ...others } = firstAnswers;
  asked().firstAnswers = others;
  return answer;
}
