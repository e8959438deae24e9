import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { verseSaid } from '@asso/domain/paiement/paiement.words';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { type LigneArgent, lignesArgent } from './lignes-argent.ts';

/** It gives « Demandé │ Accordé le … │ Versé … sur … », then the amounts by project and year. */
export function ArgentDossier({ dossier }: { dossier: DossierSubventionView }) {
  const { montant_demande, montant_accorde, montant_verse, instructions } = dossier;
  const lignes = lignesArgent(dossier);
  const [accorde_le] = instructions.flatMap((one) => one.accorde_le ?? []).toSorted();
  const le = accorde_le ? ` le ${formatDate(new Date(accorde_le))}` : '';
  return (
    <section className="pile" aria-label="L’argent">
      <KeyFigures
        label="Montants du dossier"
        figures={[
          { label: 'Demandé', value: formatEurosCents(montant_demande) },
          ...(montant_accorde === null
            ? []
            : [
                { label: `Accordé${le}`, value: formatEurosCents(montant_accorde) },
                { label: 'Versé', value: verseSaid({ verse: montant_verse, accorde: montant_accorde }) },
              ]),
        ]}
      />
      {lignes.length > 0 && montant_accorde !== null && (
        <DataTable
          caption="Montants par projet et par année"
          columns={columns}
          rows={lignes}
          rowId={({ id }) => id}
        />
      )}
    </section>
  );
}

const amount = (key: 'demande' | 'accorde', label: string): Column<LigneArgent> => ({
  key,
  label,
  isNumber: true,
  cell: ({ [key]: value }) => (value === null ? <UnknownValue /> : formatEurosCents(value)),
});

const columns: Column<LigneArgent>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  amount('demande', 'Demandé'),
  amount('accorde', 'Accordé'),
];
