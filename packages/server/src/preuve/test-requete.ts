export type Requete = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A form is made again for each request, because its parts can be read only once. */
  body?: unknown | (() => FormData);
  ifMatch?: number;
  headers?: Readonly<Record<string, string>>;
};

/** Answers have hundreds of shapes, so a scene reads what it needs without a type. */
export type Lu = ReturnType<typeof JSON.parse>;

export type RequeteReponse = {
  status: number;
  body: Lu;
  text: string;
  version: number;
  /** The parts of the answer that could run where it is opened; the list must be empty. */
  dangers: readonly string[];
};
