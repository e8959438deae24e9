// The calls that every démarche makes, by a row of the contract: save what is typed, and transmit.
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type CallInput, call, type ValueOf } from '../platform/call/call.ts';
import type { Save } from '../platform/draft/draft-types.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import type { Brouillon } from './demarche.ts';

/** What names the dossier in a call. */
type Input<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query' | 'body'>;

/** Saves the answers that changed; `read` finds the answers in the reply. */
const savingBy =
  <E extends Endpoint, D, T>(
    row: E,
    input: (dossier: D) => Omit<Input<E>, 'body'>,
    read: (reply: ValueOf<E>) => T,
  ) =>
  (dossier: D): Save<T> =>
  async ({ changes, version }) => {
    // Each call that saves takes the changes alone; the compiler cannot know it of any row.
    const body: unknown = { changes };
    const given = { ...input(dossier), body, ifMatch: version } as CallInput<E>;
    return saveAnswer<E, T>(await call(row, given), read);
  };

type Answers<E extends Endpoint, D, T> = Pick<Brouillon<D, T>, 'nom' | 'fields'> & {
  /** The name of the answers in the dossier, and in what the call that saves them replies. */
  cle: keyof D & string;
  /** What names the dossier in the call that saves it. */
  input: (dossier: D) => Omit<Input<E>, 'body'>;
  /** True when what was typed without a network leaves even after the page is closed. */
  isSentLater?: true;
};

/** Keeps the answers that a dossier holds under one name, saved by this row of the contract. */
export const brouillonBy = <E extends Endpoint, D extends object, T extends object>(
  row: E,
  { cle, nom, fields, input, isSentLater }: Answers<E, D, T>,
): Brouillon<D, T> => ({
  nom,
  fields,
  value: (dossier) => dossier[cle] as T,
  avec: (dossier, value) => ({ ...dossier, [cle]: value }),
  save: savingBy(row, input, (reply) => (reply as D)[cle] as T),
  ...(isSentLater && {
    envoi: (dossier) => ({ row, params: input(dossier).params as Record<string, string> }),
  }),
});

/**
 * Transmits the version that is shown, once for a key; gives the refusal, or null once transmitted. A second press
 * first asks the server whether the first call arrived, so the call itself does not wait for the network to be sent
 * again.
 */
export const transmittingBy =
  <E extends Endpoint, D extends { version: number }>(row: E, input: (dossier: D) => Input<E>) =>
  async (dossier: D, idempotencyKey: string): Promise<ProblemReply | null> => {
    const given = { ...input(dossier), ifMatch: dossier.version, idempotencyKey, waits: false };
    const outcome = await call(row, given as CallInput<E>);
    return outcome.ok ? null : outcome.problem;
  };
