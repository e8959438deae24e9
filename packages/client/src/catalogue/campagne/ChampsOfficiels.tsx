import { modesDuCompteRendu } from '@asso/domain/catalogue/champ-personnalise.fields';
import { champsOfficiels, modeCrf } from '@asso/domain/subvention/champs-crf.rows';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';

const rows = Object.entries(champsOfficiels).map(([code, row]) => ({
  code,
  label: row.label,
  mode: modesDuCompteRendu.find(({ value }) => value === modeCrf(code, row))?.label ?? '',
}));

const columns: Column<(typeof rows)[number]>[] = [
  { key: 'label', label: 'Question', isHeader: true, cell: ({ label }) => label },
  { key: 'code', label: 'Code', cell: ({ code }) => code },
  { key: 'mode', label: 'Dans le compte rendu financier', cell: ({ mode }) => mode },
];

/** These questions are common to every application of the field; their code fixes their place in a report. */
export const ChampsOfficiels = () => (
  <section className="pile" aria-labelledby="officiels">
    <h2 id="officiels" className="fr-h4">
      Champs officiels
    </h2>
    <p>
      Ils se reprennent dans une campagne comme les autres. Leur code fixe leur place dans le compte rendu.
    </p>
    <DataTable
      caption="Champs officiels"
      hidesCaption
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
    />
  </section>
);
