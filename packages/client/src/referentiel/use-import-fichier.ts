import type { RapportImport } from '@asso/contract/referentiel/import.schemas';
import { sayBilan } from '@asso/domain/referentiel/fichier-importe.words';
import { useRef, useState } from 'react';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';

type Asked<G extends string> = { genre: G; fichier: string; texte: string; essai: boolean };
type Sent = { ok: true; value: RapportImport } | { ok: false; problem: { message: string } };

/** Each feature gives its own call, and reads its lists again once something was written. */
export type ImportSender<G extends string> = {
  send: (asked: Asked<G>, idempotencyKey: string) => Promise<Sent>;
  onImported: () => Promise<unknown>;
};

/** Tries a file, then imports it; changing the file removes the report. */
export function useImportFichier<G extends string>({ send, onImported }: ImportSender<G>) {
  const [rapport, setRapport] = useState<RapportImport | null>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const refuse = (message: string) => {
    setRapport(null);
    setErrors([{ field: 'import.texte', message }]);
    setAttempt((before) => before + 1);
  };
  // If the table changed while it was being tried, the answer speaks of the former table and is dropped.
  const changes = useRef(0);
  const forget = () => {
    changes.current += 1;
    setRapport(null);
    setErrors([]);
    setAttempt(0);
  };
  const run = async (asked: Asked<G>): Promise<void> => {
    const tried = changes.current;
    const outcome = await send(asked, newId());
    if (asked.essai && tried !== changes.current) return;
    if (!outcome.ok) return refuse(outcome.problem.message);
    setErrors([]);
    setRapport(outcome.value);
    announce(sayBilan(outcome.value.bilan));
    if (!asked.essai) await onImported();
  };
  return { rapport, errors, attempt, run, refuse, forget };
}
