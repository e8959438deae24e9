import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useRef, useState } from 'react';
import type { InstructionView } from '../dossier/etat-dossier.ts';
import { useKeptText } from '../dossier/use-kept-text.ts';

export type Choisi = { uuid: string; nom: string };
type Kept = { textes: Record<string, string>; documents: Record<string, Choisi> };

export type Complements = ReturnType<typeof useComplements>;

/** Keeps in this browser what is typed and chosen until it is sent; another request of the service starts empty. */
export function useComplements(
  { id_fo }: Pick<DossierSubventionView, 'id_fo'>,
  instruction: InstructionView,
) {
  const { id_service_instructeur, completude } = instruction;
  const kept = useKeptText(`complements-${id_fo}-${id_service_instructeur}-${completude.le}`);
  const [value, setValue] = useState(() => parse(kept.text));
  // A file arrives long after it was chosen: what was typed meanwhile must stay.
  const latest = useRef(value);
  const change = (part: (before: Kept) => Partial<Kept>) => {
    latest.current = { ...latest.current, ...part(latest.current) };
    setValue(latest.current);
    kept.setText(JSON.stringify(latest.current));
  };
  return {
    reponses: completude.manques.map(({ code, nature }) => ({
      code,
      uuid: nature === null ? null : (value.documents[code]?.uuid ?? null),
      texte: value.textes[code]?.trim() || null,
    })),
    texteOf: (code: string): string => value.textes[code] ?? '',
    documentOf: (code: string): Choisi | null => value.documents[code] ?? null,
    write: (code: string, texte: string) =>
      change(({ textes }) => ({ textes: { ...textes, [code]: texte } })),
    choose: (code: string, choisi: Choisi | null) =>
      change(({ documents: { [code]: _, ...others } }) => ({
        documents: choisi ? { ...others, [code]: choisi } : others,
      })),
    forget: () => kept.setText(''),
  };
}

function parse(text: string): Kept {
  try {
    return { textes: {}, documents: {}, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return { textes: {}, documents: {} };
  }
}
