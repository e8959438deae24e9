import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { DossierBand } from './DossierBand.tsx';
import { DraftIndicator } from './DraftIndicator.tsx';
import { etapeHref, listeHref, projetHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { FinProjet } from './FinProjet.tsx';
import { nomProjet } from './nom-projet.ts';
import { RubriqueSection } from './RubriqueSection.tsx';
import { RubriquesMenu } from './RubriquesMenu.tsx';
import { rubriquesOf } from './rubriques.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { useFinProjet } from './use-fin-projet.ts';
import { useProjet } from './use-projet.ts';
import './projets.css';
import '../ui/steps.css';

type ProjetEditorProps = Edition & { projet: ProjetView };

/** One project on one page, rubric after rubric, its budget last. */
export function ProjetEditor({ projet, ...edition }: ProjetEditorProps) {
  const { dossier } = edition;
  const { draft, problems, annees, formWith } = useProjet(edition, projet);
  const fin = useFinProjet(edition, { projet, draft, problems });
  const form = formWith(fin.errors);
  const rubriques = rubriquesOf(form, problems);
  useChampDemande();
  const next = dossier.projets[dossier.projets.findIndex(({ id }) => id === projet.id) + 1];
  const { options, custom } = form;
  return (
    <div className="page">
      <DossierBand
        dossier={dossier}
        indicator={<DraftIndicator draft={draft} fields={projetFields} words={{ options, custom }} />}
      />
      <div className="page-etape">
        <RubriquesMenu rubriques={rubriques} />
        <div className="pile pile--large">
          <PageHeading
            titre={nomProjet({ ...projet, corps: draft.value })}
            objet={`Dossier ${dossier.id_fo}`}
            fil={[
              { label: 'Mes dossiers', href: '/dossiers' },
              { label: `Dossier ${dossier.id_fo}`, href: listeHref(dossier) },
              { label: 'Projets', href: etapeHref(dossier, 'projets') },
            ]}
            aide="subvention"
            chapo="Ce que le service veut savoir de ce projet. Tout est enregistré à mesure."
            actions={
              next && <AppLink href={projetHref(dossier, next.id)}>Suivant : {nomProjet(next)}</AppLink>
            }
          />
          <p className="fr-hint-text">Les champs marqués d’un astérisque * sont obligatoires.</p>
          {rubriques.map((rubrique) => (
            <RubriqueSection
              key={rubrique.id}
              {...{ rubrique, form, annees, problems }}
              isFirstLeft={rubrique === rubriques.find(({ left }) => left > 0)}
              projet={draft.value}
              champHref={(champ) => `${projetHref(dossier, projet.id)}&champ=${encodeURIComponent(champ)}`}
              compteFinanceur={dossier.campagne.compte_financeur}
            />
          ))}
          <FinProjet fin={fin} backHref={etapeHref(dossier, 'projets')} />
        </div>
      </div>
    </div>
  );
}
