/** A call as its owner makes it. */
export type Requete = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A form is made anew for each request: its parts are read once. */
  body?: unknown | (() => FormData);
  ifMatch?: number;
  headers?: Readonly<Record<string, string>>;
};

/** What any of hundreds of rows answers: a scene reads what it needs of it. */
export type Lu = ReturnType<typeof JSON.parse>;

export type Reponse = {
  status: number;
  body: Lu;
  text: string;
  version: number;
  /** What of it could run where it is opened. */
  dangers: readonly string[];
};
