import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { useState } from 'react';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { NumberControl } from '../../ui/fields/NumberControl.tsx';
import type { Lot } from './use-lot.ts';

type LotMontantsProps = { ligne: LigneLotView; saveLigne: Lot['saveLigne'] };

/** Each project has one amount per year; it is saved when its field is left. */
export function LotMontants({ ligne: { rang, id_fo, montants }, saveLigne }: LotMontantsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  return montants.map(({ id_projet, annee, projet, montant_accorde }) => {
    const cle = `${id_projet}-${annee}`;
    const value = Object.hasOwn(typed, cle) ? typed[cle] : montant_accorde;
    return (
      <NumberControl
        key={cle}
        id={fieldId(`lot.montant.${rang}.${cle}`)}
        label={montants.length > 1 ? `${projet}, ${annee}, dossier ${id_fo}` : `Accordé au dossier ${id_fo}`}
        decimals={0}
        unit="€"
        error={wrong === cle ? 'Saisissez un nombre d’euros, 0 ou plus. Exemple : 500.' : undefined}
        value={value}
        onChange={(next) => setTyped({ ...typed, [cle]: next })}
        onLeave={() => {
          if (value === montant_accorde || value === null) return;
          const isAmount = typeof value === 'number' && value >= 0;
          setWrong(isAmount ? null : cle);
          if (isAmount) void saveLigne(rang, { montants: [{ id_projet, annee, montant_accorde: value }] });
        }}
      />
    );
  });
}
