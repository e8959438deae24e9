import type { ValeurEnvoyee } from '@asso/domain/demande-siret/envoi.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type EnvoiTableProps = {
  valeurs: readonly ValeurEnvoyee[];
  /** A title such as « Ce qui partira au service » or « Ce qui est parti au service ». */
  titre: string;
};

/** Shows each answer as typed and as sent, because the register only takes some signs and some lengths. */
export function EnvoiTable({ valeurs, titre }: EnvoiTableProps) {
  const changed = valeurs.filter(({ isChange }) => isChange).length;
  return (
    <section className="pile pile--serree" aria-labelledby="envoi-titre">
      <h2 className="fr-h4" id="envoi-titre">
        {titre}
      </h2>
      <p>
        Le registre n’accepte que certains signes, et des textes courts.{' '}
        {changed === 0
          ? 'Rien n’est changé à ce que vous avez écrit.'
          : `${count(changed, 'réponse est adaptée', 'réponses sont adaptées')}.`}
      </p>
      <DataTable
        caption="Chaque réponse, comme elle est saisie et comme elle est transmise"
        hidesCaption
        columns={columns}
        rows={valeurs}
        rowId={({ path }) => path}
      />
    </section>
  );
}

const columns: Column<ValeurEnvoyee>[] = [
  { key: 'label', label: 'Réponse', isHeader: true, cell: ({ label }) => label },
  { key: 'saisi', label: 'Saisi', cell: ({ saisi }) => saisi || 'Rien' },
  {
    key: 'transmis',
    label: 'Transmis',
    cell: ({ transmis, isChange }) =>
      isChange ? (
        <>
          <strong>{transmis || 'Rien'}</strong> <span className="discret">(adapté)</span>
        </>
      ) : (
        transmis
      ),
  },
];
