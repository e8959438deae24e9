import { etapesOffre } from '@asso/domain/catalogue/etapes-offre.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import type { Form } from '../../ui/fields/form.ts';
import { RailEtapes } from './RailEtapes.tsx';
import type { OffreEditee, OffreKind } from './use-offre.ts';
import { useSuivant } from './use-suivant.ts';
import '../../dossier/dossier.css';
import '../../ui/fields/fields.css';
import '../campagne/campagne.css';
import './lignes/lignes.css';
import './offre.css';

type OffreEditeurProps<V extends object> = {
  kind: OffreKind;
  id: string;
  edited: OffreEditee<V>;
  publiee: { numero: number } | null;
  titre: string;
  badge: ReactNode;
  /** The facts under the title. */
  faits: string;
  hand?: Form['hand'];
  /** What stands between the title and the sections. */
  actes: ReactNode;
  /** Draws the section of this id, with its panel. */
  section: (rubrique: string, form: Form) => ReactNode;
  apercu: ReactNode;
  historique: ReactNode;
  publier: ReactNode;
};

/**
 * The editor of a published form (a campaign or an agrément): what is left to do, the form, and the settings of the
 * chosen line.
 */
export function OffreEditeur<V extends object>({ kind, edited, publiee, ...props }: OffreEditeurProps<V>) {
  const { rubriques } = kind;
  const { draft, changements, problems } = edited;
  const params = useQueryParams();
  const services = useServicesOuverts();
  const [isVerifiee, setIsVerifiee] = useState(false);
  useChampDemande();
  const asked = params.get('rubrique') ?? 'general';
  const isApart = asked === 'publier' || asked === 'historique';
  const rubrique = isApart ? undefined : (rubriques.find(({ id }) => id === asked) ?? rubriques[0]);
  const isEssai = params.get('vue') === 'essai';
  // Once the review before publishing is opened, every section shows its errors.
  if (asked === 'publier' && !isVerifiee) setIsVerifiee(true);
  const isTold = isVerifiee || params.get('champ') !== null;
  const rubriqueOf = (champ: string) => kind.rubriqueOf(champ, draft.value);
  const etapes = etapesOffre({
    sections: rubriques,
    fautes: problems,
    sectionOf: rubriqueOf,
    isRemplie: ({ id }) => kind.isRemplie(id, draft.value),
  });
  const suivant = useSuivant({ kind, id: props.id, etapes, problems, rubriqueOf });
  const hrefOf = (id: string, vue?: 'essai') => kind.href(props.id, { rubrique: id, ...(vue && { vue }) });
  const form: Form = {
    ...draft.form,
    ...(props.hand && { hand: props.hand }),
    errors: isTold ? problems : [],
    sentences: kind.sentences,
    options: { service: services },
    stage: 'transmission',
  };
  return (
    <div className="page page--serree offre">
      <PageHeading
        titre={props.titre}
        objet={kind.objet}
        fil={[kind.fil]}
        badge={props.badge}
        faits={props.faits}
        actions={
          <>
            <section className="offre__etat" aria-label={kind.labels.etat}>
              <span className="offre__version">{etatSaid(kind.publie, publiee, changements.length)}</span>
              <DraftIndicator draft={draft} fields={kind.fields} words={{ options: form.options }} />
              {problems.length > 0 && (
                <strong className="offre__manque">
                  {count(problems.length, 'réponse manque', 'réponses manquent')}
                </strong>
              )}
            </section>
            {isApart ? (
              <AppLink className="fr-btn fr-btn--secondary" href={hrefOf('general')}>
                Revenir au formulaire
              </AppLink>
            ) : (
              <AppLink className="fr-btn fr-btn--secondary" href={hrefOf('historique')}>
                Historique
              </AppLink>
            )}
            {asked !== 'publier' && (
              <AppLink className="fr-btn" href={hrefOf('publier')}>
                Relire et publier
              </AppLink>
            )}
          </>
        }
      />
      {props.actes}
      {rubrique && (
        <div className="offre__corps">
          <RailEtapes
            label={kind.labels.rubriques}
            etapes={etapes}
            present={rubrique.id}
            hrefOf={(id) => hrefOf(id)}
            suivant={suivant}
          />
          <div className="offre__milieu">
            <nav className="offre__bascule" aria-label="Façon de voir">
              <AppLink href={hrefOf(rubrique.id)} aria-current={isEssai ? undefined : 'page'}>
                Modifier
              </AppLink>
              <AppLink href={hrefOf(rubrique.id, 'essai')} aria-current={isEssai ? 'page' : undefined}>
                Essayer
              </AppLink>
            </nav>
            {isEssai ? props.apercu : props.section(rubrique.id, form)}
          </div>
        </div>
      )}
      {asked === 'historique' && (
        <section className="feuille pile" aria-labelledby="rubrique-historique">
          <h2 id="rubrique-historique">Historique</h2>
          {props.historique}
        </section>
      )}
      {asked === 'publier' && props.publier}
    </div>
  );
}

function etatSaid(publie: string, publiee: { numero: number } | null, n: number): string {
  if (!publiee) return 'Brouillon, jamais publié';
  return n === 0
    ? `${publie} (version ${publiee.numero})`
    : `Brouillon : ${count(n, 'changement', 'changements')}`;
}
