import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { etapeHref, projetHref } from './dossier-liens.ts';
import { sayDemandeur, sayExercices, sayPieces } from './en-bref.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { partDemandee } from './part-demandee.ts';
import { LectureProjet } from './projet/LectureProjet.tsx';
import { ARelirePanel } from './relecture/ARelirePanel.tsx';
import './projet/projets.css';

/** The last check before transmitting: a row for each part with a link to change it; parts in doubt are unfolded. */
export function ResumeDossier({ dossier }: { dossier: DossierSubventionView }) {
  const { description, demandeur, pieces, projets } = dossier;
  const etape = (bloc: EtapeSubvention) => ({ bloc, href: etapeHref(dossier, bloc) });
  return (
    <div className="pile pile--large">
      <ARelirePanel dossier={dossier} />
      <div className="plis-panneau">
        <Bloc
          titre="Demande"
          enBref={[description.titre, sayExercices(dossier)].filter(Boolean).join(', ')}
          {...etape('choix')}
        >
          <ReadList
            items={[
              { label: 'Subvention', value: description.titre },
              { label: 'Type de demande', value: description.lib_sous_type_dispositif },
              { label: 'Exercice', value: sayExercices(dossier) },
            ]}
          />
        </Bloc>
        <Bloc titre="Demandeur" enBref={sayDemandeur(dossier) ?? demandeur.nom} {...etape('demandeur')}>
          <ReadList items={[{ label: 'Association', value: demandeur.nom }]} />
          <LectureDemandeur dossier={dossier} />
        </Bloc>
        <Bloc titre="Pièces" enBref={sayPieces(dossier)} {...etape('pieces')}>
          <LecturePieces pieces={pieces} />
        </Bloc>
        {projets.map((projet) => (
          <Bloc
            key={projet.id}
            bloc={projet.id}
            href={projetHref(dossier, projet.id)}
            titre={nomProjet(projet)}
            enBref={projetEnBref(projet)}
          >
            <LectureProjet dossier={dossier} projet={projet} />
          </Bloc>
        ))}
      </div>
      <p className="resume-total">{partDemandee(dossier)}</p>
    </div>
  );
}

/** Returns the main facts of a project: « Du 15/01/2027 au 30/06/2027, 12 personnes, Marseille, 3 000 € ». */
function projetEnBref({ corps, montant_demande }: ProjetView): string {
  const { date_debut, date_fin } = corps.description ?? {};
  const { nombre } = corps.beneficiaire ?? {};
  const lieux = (corps.territoires?.territoires ?? []).map(({ libelle }) => libelle);
  return [
    date_debut && date_fin && `Du ${formatDay(date_debut)} au ${formatDay(date_fin)}`,
    nombre && count(Number(nombre), 'personne', 'personnes'),
    ...lieux,
    formatEuros(montant_demande),
  ]
    .filter(Boolean)
    .join(', ');
}
