import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { Fold } from '../ui/Fold.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { etapeHref, projetHref } from './dossier-liens.ts';
import { exercicesSaid } from './en-bref.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { partDemandee } from './part-demandee.ts';
import { LectureProjet } from './projet/LectureProjet.tsx';
import { ProjetEnBref } from './projet/ProjetEnBref.tsx';
import { ARelirePanel } from './relecture/ARelirePanel.tsx';
import './projet/projets.css';
import './resume-dossier.css';

/** Before transmitting, the person checks what is sent, each whole project behind its facts, with a link to change it. */
export function ResumeDossier({ dossier }: { dossier: DossierSubventionView }) {
  const etape = (bloc: EtapeSubvention) => ({ bloc, href: etapeHref(dossier, bloc) });
  return (
    <div className="pile pile--large">
      <ARelirePanel dossier={dossier} />
      <div className="blocs">
        <Bloc titre="Demande" {...etape('choix')}>
          <ReadList
            items={[
              { label: 'Subvention', value: dossier.description.titre },
              { label: 'Type de demande', value: dossier.description.lib_sous_type_dispositif },
              { label: 'Exercice', value: exercicesSaid(dossier) },
            ]}
          />
        </Bloc>
        <Bloc titre="Demandeur" {...etape('demandeur')}>
          <ReadList items={[{ label: 'Association', value: dossier.demandeur.nom }]} />
          <Fold opensFor={false} summary="Relire qui demande, qui signe et le compte">
            <LectureDemandeur dossier={dossier} />
          </Fold>
        </Bloc>
        <Bloc titre="Pièces" {...etape('pieces')}>
          <LecturePieces pieces={dossier.pieces} />
        </Bloc>
        {dossier.projets.map((projet) => (
          <Bloc
            key={projet.id}
            bloc={projet.id}
            href={projetHref(dossier, projet.id)}
            titre={nomProjet(projet)}
          >
            <ProjetEnBref projet={projet} />
            <Fold opensFor={false} summary="Relire tout ce projet">
              <LectureProjet dossier={dossier} projet={projet} />
            </Fold>
          </Bloc>
        ))}
      </div>
      <p className="resume-total">{partDemandee(dossier)}</p>
    </div>
  );
}
