import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { pageNouvelleDemande } from '@asso/domain/dossier/genre.rows';
import { ouvertureSentence } from '@asso/domain/subvention/ouverture.words';
import type { ReactNode } from 'react';
import { SansSiret } from '../../association/fiche/SansSiret.tsx';
import { useSiretDemandeur } from '../../demarche/demandeur/siret-demandeur.ts';
import { useHasCollegues } from '../../demarche/demandeur/use-has-collegues.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { localZone, now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { AutresEditions } from '../AutresEditions.tsx';
import { exerciceNamed, sayExercice, subventionHref } from '../subvention-href.ts';
import { ChoixForm } from './ChoixForm.tsx';
import type { ChoixGiven } from './choix-given.ts';
import { RenouvelerPage } from './RenouvelerPage.tsx';
import { useRenouvellement } from './use-renouvellement.ts';

/** The page where a dossier begins, once its subvention is known. */
export function NouvelleDemandePage() {
  const params = useQueryParams();
  const code = params.get('code');
  const renouvelle = params.get('renouvelle');
  if (!code) return <SansSubvention />;
  return renouvelle ? (
    <RenouvelerPage code={code} id_fo={renouvelle} />
  ) : (
    <Demande code={code} exercice={exerciceNamed(params.get('exercice'))} />
  );
}

function Demande({ code, exercice }: { code: string; exercice?: number }) {
  const siret = useSiretDemandeur(useRouteParams().idCorrespondance);
  const acting = useActingFor();
  const subvention = useRead(subventionEndpoints.readSubvention, { params: { code }, query: { exercice } });
  const association = siret === null ? null : { query: { id_asso: siret } };
  const identite = useRead(associationEndpoints.readIdentite, association);
  const etablissements = useRead(associationEndpoints.listEtablissements, association);
  if (!siret) {
    return <Cadre>{acting && <SansSiret association={acting} />}</Cadre>;
  }
  return (
    <ReadPage read={subvention}>
      {(found) => (
        <ReadPage read={identite}>
          {({ identite: fiche, association: { nom } }) => (
            <ReadPage read={etablissements}>
              {({ items }) => (
                <Choix
                  key={found.campagne_exercice}
                  subvention={found}
                  regime={fiche.regime ?? null}
                  etablissements={items.filter(({ actif }) => actif)}
                  nom={nom}
                  siret={siret}
                />
              )}
            </ReadPage>
          )}
        </ReadPage>
      )}
    </ReadPage>
  );
}

function Choix(given: ChoixGiven) {
  const { campagne, ouverture } = given.subvention;
  return (
    <Cadre
      objet={campagne.titre}
      href={subventionHref(given.subvention.code, sayExercice(given.subvention))}
      chapo={`${campagne.titre}, ${ouvertureSentence(given.subvention, now(), localZone())}.`}
    >
      <AutresEditions
        subvention={given.subvention}
        hrefOf={(exercice) => pageNouvelleDemande(given.siret, given.subvention.code, { exercice })}
      />
      {ouverture === 'ouverte' ? (
        <Ouverte {...given} />
      ) : (
        <p>Cette subvention n’est pas ouverte : aucune demande ne peut être commencée.</p>
      )}
    </Cadre>
  );
}

/** Shows the form once the answers found in earlier dossiers are known: « Commencer » would otherwise ask for them. */
function Ouverte(given: ChoixGiven) {
  const deduced = useRenouvellement(given.subvention, given.siret);
  const hasCollegues = useHasCollegues(given.siret);
  if (deduced === undefined || hasCollegues === undefined) return <Loading />;
  return <ChoixForm {...given} deduced={deduced} hasCollegues={hasCollegues} />;
}

type CadreProps = { objet?: string; href?: string; chapo?: string; children: ReactNode };

function Cadre({ objet, href, chapo, children }: CadreProps) {
  const catalogue = { label: 'Trouver une subvention', href: '/repertoire-des-subventions' };
  const fil = objet && href ? [catalogue, { label: objet, href }] : [catalogue];
  return (
    <div className="page">
      <PageHeading
        titre="Choisir le type et l’année"
        objet={objet}
        fil={fil}
        chapo={chapo}
        aide="subvention"
      />
      {children}
    </div>
  );
}

const SansSubvention = () => (
  <Cadre>
    <p>Choisissez d’abord la subvention à demander.</p>
    <p>
      <AppLink className="fr-btn" href="/repertoire-des-subventions">
        Trouver une subvention
      </AppLink>
    </p>
  </Cadre>
);
