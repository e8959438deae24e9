import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfsView } from '@asso/contract/crf/crf.schemas';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CrfLigne } from './CrfLigne.tsx';
import { CrfsAFaire } from './CrfsAFaire.tsx';
import './crf.css';

/**
 * Lists the reports of the dossier in the address, one for each exercise; without a dossier, the reports still to be
 * written.
 */
export function CrfsPage() {
  const { idSiret, idDossier } = useRouteParams();
  useAssociationNamed(idSiret);
  return idDossier ? <DuDossier id={idDossier} /> : <DePersonne />;
}

function DuDossier({ id }: { id: string }) {
  const read = useRead(crfEndpoints.listCrfs, { params: { id }, query: {} });
  return <ReadPage read={read}>{(found) => <Page found={found} />}</ReadPage>;
}

function Page({ found }: { found: CrfsView }) {
  const { dossier, crfs, canBegin } = found;
  const lien = `/associations/${dossier.id_siret}/subvention-demande/${dossier.id_fo}?mode=read`;
  return (
    <div className="page">
      <PageHeading
        titre="Comptes rendus financiers"
        objet={`Dossier ${dossier.id_fo}`}
        fil={[{ label: `Dossier ${dossier.id_fo}`, href: lien }]}
        aide="crf"
        chapo={`${dossier.titre} : un compte rendu par exercice, avant le 30 juin de l’année suivante.`}
      />
      {crfs.length === 0 ? (
        <EmptyState
          fact="Aucun compte rendu n’est attendu."
          why="Il le sera une fois la subvention accordée."
          action={<AppLink href={lien}>Revenir au dossier {dossier.id_fo}</AppLink>}
        />
      ) : (
        <ul className="liste-nue pile">
          {crfs.map((one) => (
            <CrfLigne key={one.exercice} crf={one} dossier={dossier} canBegin={canBegin} level="h2" />
          ))}
        </ul>
      )}
    </div>
  );
}

/** When the address names no dossier, the page lists the reports that the person still owes. */
const DePersonne = () => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Comptes rendus financiers"
      aide="crf"
      chapo="Ceux qui restent à transmettre, le plus proche d’abord."
    />
    <CrfsAFaire />
  </div>
);
