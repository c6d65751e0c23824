/** The few words of autocannon that the bench uses; the package ships no types. */
declare module 'autocannon' {
  interface Request {
    path: string;
    headers: Record<string, string>;
  }
  interface Options {
    url: string;
    method: string;
    connections: number;
    /** Requests of all connections. */
    amount: number;
    /** Milliseconds between two looks at what was answered. */
    sampleInt: number;
    body: string;
    /** Called for each connection. */
    setupClient(client: Client): void;
  }
  interface Client {
    setRequests(requests: Request[]): void;
    /** `headers` are names and values in turn. */
    on(event: 'headers', heard: (answer: { statusCode: number; headers: string[] }) => void): void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
