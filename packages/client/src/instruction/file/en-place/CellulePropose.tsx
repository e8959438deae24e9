import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useRef, useState } from 'react';
import { useReread } from '../../../platform/use-read.ts';
import { goToCell } from '../touches-file.ts';
import { ChampPropose } from './ChampPropose.tsx';
import type { CelluleProps } from './cellule-props.ts';
import { saveMontantPropose } from './montant-propose.ts';

type Saisie = { texte: string; montant: unknown; de: number | null };

/** Types the proposed amount as in a spreadsheet: Enter saves it and goes down, Escape restores the former one. */
export function CellulePropose({ place: { id_fo, service }, dossier, children }: CelluleProps) {
  const reread = useReread();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saisie, setSaisie] = useState<Saisie | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const present = dossier.colonnes.propose;
  const known = present === null || present === undefined ? null : Number(present);
  const save = async (next: Saisie) => {
    const { montant, de } = next;
    if (montant === de && refusal === null) return setSaisie(null);
    setSaisie(next);
    setIsSaving(true);
    const kept = await saveMontantPropose({ id_fo, service: service.id }, de, montant);
    if (kept.ok) {
      // The amount just typed is shown until the list is read again.
      await reread(dossierEndpoints.listDossiers);
      setIsSaving(false);
      setRefusal(null);
      return setSaisie(null);
    }
    setIsSaving(false);
    setRefusal(kept.refusal);
    if (kept.connu !== undefined) {
      setSaisie({ ...next, de: kept.connu });
      await reread(dossierEndpoints.listDossiers);
    }
  };
  if (saisie && !isSaving)
    return (
      <ChampPropose
        id={`propose-${id_fo}`}
        label={`Proposé pour le dossier ${id_fo}, en euros`}
        texte={saisie.texte}
        refusal={refusal}
        onSave={(texte, montant, by) => {
          if (by) goToCell(`propose-${id_fo}`, by);
          void save({ ...saisie, texte, montant });
        }}
        onEscape={() => {
          setSaisie(null);
          setRefusal(null);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className="cellule cellule--propose"
      aria-busy={isSaving || undefined}
      onClick={() => setSaisie({ texte: known === null ? '' : String(known), montant: known, de: known })}
    >
      {isSaving && saisie && typeof saisie.montant === 'number' ? formatEuros(saisie.montant) : children}
      <span className="invisible">, proposer pour le dossier {id_fo}</span>
    </button>
  );
}
