import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { nothingThere } from '../../platform/call/call-problems.ts';
import { ProblemPage } from '../../platform/page/ProblemPage.tsx';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { useAssociationPage } from '../use-association-page.ts';
import { CadreEtablissement } from './CadreEtablissement.tsx';
import { EtablissementEdition } from './EtablissementEdition.tsx';
import { EtablissementLecture } from './EtablissementLecture.tsx';
import { FicheRead } from './FicheRead.tsx';
import { leaveEdition } from './leave-edition.ts';
import { etablissementHref } from './rubriques.ts';

/**
 * This page shows one establishment of an association: Sirene's facts, the association's own, and links to what is
 * kept for it.
 */
export function EtablissementPage() {
  const { id, membership } = useAssociationPage();
  const { siret = '' } = useRouteParams();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  const isHeld = Boolean(membership?.id_siret) && membership?.id_siret === siret;
  return <Etablissement id={id ?? siret} siret={siret} nom={membership?.nom} isHeld={isHeld} />;
}

type EtablissementProps = { id: string; siret: string; nom: string | undefined; isHeld: boolean };

function Etablissement({ id, siret, nom, isHeld }: EtablissementProps) {
  const isEditing = usePageQuery().mode === 'edit';
  const read = useRead(associationEndpoints.listEtablissements, { query: { id_asso: id } });
  const href = etablissementHref(id, siret);
  return (
    <FicheRead read={read}>
      {({ items, rights }) => {
        const one = items.find(({ id_siret }) => id_siret === siret);
        // An unknown establishment and one of another association show the same page.
        if (!one) return <ProblemPage problem={nothingThere} />;
        const canEdit = rights.editEtablissement === true && one.actif;
        return (
          <CadreEtablissement {...{ id, one, nom, isHeld }} isEditing={isEditing && canEdit}>
            {isEditing && canEdit ? (
              <EtablissementEdition
                {...{ id, one, rights }}
                onSaved={read.reload}
                onLeave={() => leaveEdition(href, { replace: true })}
              />
            ) : (
              <EtablissementLecture {...{ id, one, canEdit }} />
            )}
          </CadreEtablissement>
        );
      }}
    </FicheRead>
  );
}
