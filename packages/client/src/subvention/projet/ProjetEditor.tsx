import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Bandeau } from '../../demarche/Bandeau.tsx';
import { RubriquesMenu } from '../../demarche/RubriquesMenu.tsx';
import { RenvoiNotice } from '../../demarche/renvoi/RenvoiNotice.tsx';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { filOf } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { RealignementNotice } from '../choix/RealignementNotice.tsx';
import { etapeHref, liensSubvention, listeHref, projetHref } from '../dossier-liens.ts';
import type { Edition } from '../edition.ts';
import { rangOf } from '../en-bref.ts';
import { motsSubvention } from '../mots-subvention.ts';
import { champBudget } from './budget/budget-annee.ts';
import { FinProjet } from './FinProjet.tsx';
import { PiecesProjet } from './PiecesProjet.tsx';
import { PointsDuProjet } from './PointsDuProjet.tsx';
import { RubriqueSection } from './RubriqueSection.tsx';
import { rubriquesOf } from './rubriques.ts';
import { useFinProjet } from './use-fin-projet.ts';
import { useProjet } from './use-projet.ts';
import './projets.css';
import '../../ui/steps.css';

type ProjetEditorProps = Edition & { projet: ProjetView };

/** One page edits a project, rubric after rubric, its budget last. */
export function ProjetEditor({ projet, ...edition }: ProjetEditorProps) {
  const { dossier } = edition;
  const { draft, problems, serverProblems, annees, aRelire, formWith } = useProjet(edition, projet);
  const fin = useFinProjet(edition, { projet, draft, problems, serverProblems, aRelire });
  const form = formWith(fin.errors);
  const hasPieces = projet.pieces.some(({ document }) => document !== null);
  const rubriques = rubriquesOf({
    form,
    campagne: dossier.campagne as Campagne,
    problems,
    aRelire,
    hasPieces,
  });
  useChampDemande(champBudget);
  const next = dossier.projets[dossier.projets.findIndex(({ id }) => id === projet.id) + 1];
  const { options, custom } = form;
  return (
    <div className="page">
      <Bandeau
        mots={motsSubvention}
        dossier={dossier}
        collegues={edition.collegues}
        indicator={<DraftIndicator draft={draft} fields={projetFields} words={{ options, custom }} />}
      />
      <PointsDuProjet id={projet.id}>
        <div className="page-etape">
          <RubriquesMenu rubriques={rubriques} />
          <div className="pile pile--large">
            <PageHeading
              titre={nomProjet({ ...projet, corps: draft.value })}
              rang={rangOf('projets')}
              objet={`${rangOf('projets')} – Dossier ${dossier.id_fo}`}
              fil={[
                { label: 'Mes dossiers', href: '/dossiers' },
                { label: filOf(dossier), href: listeHref(dossier) },
                { label: 'Projets', href: etapeHref(dossier, 'projets') },
              ]}
              aide="subvention"
              chapo="Ce que le service veut savoir de ce projet. Tout est enregistré à mesure."
              actions={
                next && <AppLink href={projetHref(dossier, next.id)}>Suivant : {nomProjet(next)}</AppLink>
              }
            />
            <ErrorSummary errors={fin.summary} attempt={fin.attempt} />
            <RealignementNotice {...edition} />
            <p className="fr-hint-text">Les champs marqués d’un astérisque * sont obligatoires.</p>
            <RenvoiNotice liens={liensSubvention} dossier={dossier} />
            {rubriques.map((rubrique) => (
              <RubriqueSection
                key={rubrique.id}
                {...{ rubrique, form, annees, problems }}
                isFirstLeft={
                  rubrique === rubriques.find(({ status }) => status !== 'termine' && status !== 'facultatif')
                }
                projet={draft.value}
                champHref={(champ) => `${projetHref(dossier, projet.id)}&champ=${encodeURIComponent(champ)}`}
                campagne={dossier.campagne as Campagne}
                apart={{
                  'document-custom-bloc': <PiecesProjet edition={edition} projet={projet} form={form} />,
                }}
              />
            ))}
            <FinProjet fin={fin} aRelire={aRelire} backHref={etapeHref(dossier, 'projets')} />
          </div>
        </div>
      </PointsDuProjet>
    </div>
  );
}
