import type { GroupRow } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseLines } from '@asso/domain/referentiel/adresse.words';

type AdresseLueProps = { row: GroupRow; adresse: Adresse; onEdit: () => void };

/** It shows the address as it is written on an envelope. */
export function AdresseLue({ row, adresse, onEdit }: AdresseLueProps) {
  return (
    <div className="adresse__lue">
      <p className="adresse__lignes">{adresseLines(adresse).join('\n')}</p>
      <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onEdit}>
        Modifier <span className="invisible">({row.label})</span>
      </button>
    </div>
  );
}
