import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ProblemPage } from '../platform/ProblemPage.tsx';
import { useRouteParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ReadList } from '../ui/ReadList.tsx';
import { AccesEnAttente } from './AccesEnAttente.tsx';
import { nomEtablissement } from './association-trouvee.ts';
import { documentsHref, rubriqueHref, titreRubrique } from './rubriques.ts';
import { useAssociationPage } from './use-association-page.ts';

/** What a secondary establishment is, and what its manager looks after. */
export function EtablissementPage() {
  const { id, membership } = useAssociationPage();
  const { siret = '' } = useRouteParams();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return <Etablissement id={id ?? siret} siret={siret} nom={membership?.nom} />;
}

type EtablissementProps = { id: string; siret: string; nom: string | undefined };

function Etablissement({ id, siret, nom }: EtablissementProps) {
  const read = useRead(associationEndpoints.listEtablissements, { query: { id_asso: id } });
  return (
    <ReadPage read={read}>
      {({ items }) => {
        const one = items.find(({ id_siret }) => id_siret === siret);
        if (!one) return <ProblemPage problem={null} />;
        const faits = [
          { label: 'SIRET', value: formatSiret(one.id_siret) },
          { label: 'Adresse', value: adresseLine(one.adresse) || null },
          { label: 'État', value: etatOf(one) },
        ];
        return (
          <div className="page colonne-texte">
            <PageHeading
              titre={nomEtablissement(one)}
              objet={nom}
              aide="association"
              chapo={nom && `Un établissement de ${nom}.`}
            />
            <ReadList items={faits} />
            <section className="pile pile--serree" aria-labelledby="charge">
              <h2 id="charge" className="fr-h4">
                Ce que vous tenez à jour
              </h2>
              <ul>
                <li>
                  <AppLink href={rubriqueHref(id, 'representants')}>{titreRubrique.representants}</AppLink>
                </li>
                <li>
                  <AppLink href={rubriqueHref(id, 'ribs')}>{titreRubrique.ribs}</AppLink>
                </li>
                <li>
                  <AppLink href={`${documentsHref(id)}/etablissement-secondaire/${siret}`}>Documents</AppLink>
                </li>
              </ul>
            </section>
          </div>
        );
      }}
    </ReadPage>
  );
}

const etatOf = ({ actif, date_fermeture }: { actif: boolean; date_fermeture: string | null }): string =>
  actif ? 'Actif' : `Fermé${date_fermeture ? ` le ${formatDay(date_fermeture)}` : ''}`;
