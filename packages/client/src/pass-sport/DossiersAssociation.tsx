import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { AssociationDossier, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { sayTotal } from '@asso/domain/pass-sport/pass-sport.words';
import { AppLink } from '../platform/AppLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

/**
 * Lists, for the head office and administrators, the dossiers of all establishments and exercises of the association
 * [R6.28].
 */
export function DossiersAssociation({ structure }: { structure: StructurePsp }) {
  const params = { idSiret: structure.id_siret };
  const read = useRead(passSportEndpoints.listAssociationDossiers, { params });
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="psp-dossiers">
      <h2 className="fr-h4" id="psp-dossiers">
        Dossiers de l’association
      </h2>
      <DataTable
        caption="Dossiers Pass’Sport de tous les établissements"
        hidesCaption
        columns={columns}
        rows={read.value.items}
        rowId={({ dossierId }) => dossierId}
      />
    </section>
  );
}

const columns: Column<AssociationDossier>[] = [
  {
    key: 'etablissement',
    label: 'Établissement',
    isHeader: true,
    cell: ({ id_siret, nom, hasWright, exercice }) =>
      hasWright ? (
        <AppLink href={passSportHref(id_siret, exercice.id)}>
          {nom}, <span className="nombre">{formatSiret(id_siret)}</span>
        </AppLink>
      ) : (
        <>
          {nom}, <span className="nombre">{formatSiret(id_siret)}</span>
        </>
      ),
  },
  { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => exercice.saison },
  { key: 'par', label: 'Suivi par', cell: ({ created_by }) => created_by },
  { key: 'nombre', label: 'Inscriptions', isNumber: true, cell: ({ totaux }) => totaux.nombre },
  { key: 'total', label: 'Total', isNumber: true, cell: ({ totaux }) => sayTotal(totaux) },
];

const passSportHref = (idSiret: string, exercice?: string): string =>
  `/associations/${idSiret}/pass-sport${exercice ? `?exercice=${exercice}` : ''}`;
