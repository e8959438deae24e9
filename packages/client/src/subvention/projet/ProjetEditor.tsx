import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import type { ARelire } from '@asso/domain/subvention/projet-a-revoir.rules';
import { type ReactNode, useContext } from 'react';
import { Bandeau } from '../../demarche/Bandeau.tsx';
import { RenvoiNotice } from '../../demarche/renvoi/RenvoiNotice.tsx';
import { Points } from '../../demarche/renvoi/use-point.ts';
import { useChampDemande } from '../../demarche/use-champ-demande.ts';
import { labelDossier } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { DraftIndicator } from '../../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChampAilleurs } from '../../ui/fields/champ-ailleurs.ts';
import { ErrorLink } from '../../ui/fields/ErrorLink.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { RealignementNotice } from '../choix/RealignementNotice.tsx';
import { etapeHref, liensSubvention, listeHref, projetHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { sayRangEtape } from '../en-bref.ts';
import { motsSubvention } from '../mots-subvention.ts';
import { ARelireCadre } from '../relecture/ARelireCadre.tsx';
import { ARelireMotif } from '../relecture/ARelireMotif.tsx';
import { champBudget } from './budget/budget-annee.ts';
import { PartieOuverte } from './parties/PartieOuverte.tsx';
import { PartiesResume } from './parties/PartiesResume.tsx';
import { useParties } from './parties/use-parties.ts';
import { listParties } from './rubriques.ts';
import { type FinProjet as Fin, useFinProjet } from './use-fin-projet.ts';
import { useProjet } from './use-projet.ts';
import './projets.css';

type ProjetEditorProps = SubventionEdition & { projet: ProjetView };

/** Edits a project part after part, each with its own address and all in the same draft. */
export function ProjetEditor({ projet, ...edition }: ProjetEditorProps) {
  const { dossier } = edition;
  const ecrit = useProjet(edition, projet);
  const { draft, problems, serverProblems, aRelire } = ecrit;
  const plain = ecrit.formWith([]);
  const parties = useParties(
    listParties({
      form: plain,
      campagne: dossier.campagne as Campagne,
      problems,
      aRelire,
      hasPieces: projet.pieces.some(({ document }) => document !== null),
    }),
  );
  const fin = useFinProjet(edition, {
    projet,
    draft,
    problems,
    serverProblems,
    resumeHref: parties.hrefOf('resume'),
  });
  useChampDemande(champBudget);
  const form = ecrit.formWith(fin.errors);
  const next = dossier.projets[dossier.projets.findIndex(({ id }) => id === projet.id) + 1];
  const { options, custom } = plain;
  return (
    <div className="page">
      <Bandeau
        mots={motsSubvention}
        dossier={dossier}
        collegues={edition.collegues}
        indicator={<DraftIndicator draft={draft} fields={projetFields} words={{ options, custom }} />}
      />
      <PageHeading
        titre={nomProjet({ ...projet, corps: draft.value })}
        rang={sayRangEtape('projets')}
        objet={`${sayRangEtape('projets')} – Dossier ${dossier.id_fo}`}
        fil={[
          { label: 'Mes dossiers', href: '/dossiers' },
          { label: labelDossier(dossier), href: listeHref(dossier) },
          { label: 'Projets', href: etapeHref(dossier, 'projets') },
        ]}
        aide="subvention"
        actions={
          next &&
          !parties.presente && (
            <AppLink href={projetHref(dossier, next.id)}>Suivant : {nomProjet(next)}</AppLink>
          )
        }
      />
      <ChampAilleurs value={parties.ailleurs}>
        <PointsDuProjet id={projet.id}>
          <RealignementNotice {...edition} />
          <RenvoiNotice liens={liensSubvention} dossier={dossier} />
          {parties.presente ? (
            <PartieOuverte
              {...{ edition, projet, parties, fin, form, problems }}
              presente={parties.presente}
              annees={ecrit.annees}
              draft={draft}
              keepShown={ecrit.keepShown}
            />
          ) : (
            <>
              <ErrorSummary errors={fin.summary} attempt={fin.attempt} />
              <PartiesResume
                parties={parties.situees}
                suite={parties.suite}
                avancement={parties.avancement}
                form={plain}
              />
              <FinProjet
                fin={fin}
                aRelire={aRelire}
                isReady={parties.suite === undefined}
                backHref={etapeHref(dossier, 'projets')}
              />
            </>
          )}
        </PointsDuProjet>
      </ChampAilleurs>
    </div>
  );
}

type FinProjetProps = {
  fin: Fin;
  aRelire: readonly ARelire[];
  isReady: boolean;
  backHref: string;
};

/** The end of a project: the values that nobody confirmed yet, then the button that checks the whole project. */
const FinProjet = ({ fin, aRelire, isReady, backHref }: FinProjetProps) => (
  <div className="pile">
    <ARelireDuProjet points={aRelire} />
    <div className="actions">
      <ActionButton onPress={fin.check} kind={isReady ? 'principal' : 'secondaire'} busyText="Vérification…">
        Terminé : vérifier le projet
      </ActionButton>
      <AppLink href={backHref}>Revenir aux projets</AppLink>
    </div>
  </div>
);

/**
 * Gives the points to correct to the components inside, which name a section of the project without the path of the
 * project.
 */
function PointsDuProjet({ id, children }: { id: string; children: ReactNode }) {
  const { points } = useContext(Points);
  return <Points value={{ points, prefix: `projets.${id}.` }}>{children}</Points>;
}

/** Lists the values of this project that are worth reading again. */
function ARelireDuProjet({ points }: { points: readonly ARelire[] }) {
  if (points.length === 0) return null;
  return (
    <ARelireCadre n={points.length}>
      {points.map((point) => (
        <li key={point.path}>
          <ErrorLink field={point.path}>{point.label}</ErrorLink>
          <ARelireMotif point={point} />
        </li>
      ))}
    </ARelireCadre>
  );
}
