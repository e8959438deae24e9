import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { RapportCec } from '@asso/contract/benevolat/declaration.schemas';
import { bilanSaid } from '@asso/domain/benevolat/declaration.words';
import type { GenreImportCec } from '@asso/domain/benevolat/import-cec.rules';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/announcer.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { newId } from '../ui/new-id.ts';

type Asked = { genre: GenreImportCec; fichier: string; texte: string };

/** Tries a file, then imports it; a change of the file takes the report away. */
export function useImportCec() {
  const [rapport, setRapport] = useState<RapportCec | null>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const reread = useReread();
  const refuse = (message: string) => {
    setRapport(null);
    setErrors([{ field: 'import.texte', message }]);
    setAttempt((before) => before + 1);
  };
  const forget = () => {
    setRapport(null);
    setErrors([]);
    setAttempt(0);
  };
  const run = async (asked: Asked, { essai }: { essai: boolean }): Promise<void> => {
    const outcome = await call(declarationEndpoints.importCec, {
      query: {},
      body: { ...asked, essai },
      idempotencyKey: newId(),
    });
    if (!outcome.ok) return refuse(outcome.problem.message);
    setErrors([]);
    setRapport(outcome.value);
    announce(bilanSaid(outcome.value.bilan));
    if (essai) return;
    await Promise.all([reread(declarationEndpoints.listSessions), reread(declarationEndpoints.listImports)]);
  };
  return { rapport, errors, attempt, run, refuse, forget };
}
