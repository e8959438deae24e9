import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { ReadList } from '../ui/ReadList.tsx';
import { etapeHref, projetHref } from './dossier-liens.ts';
import { exercicesSaid } from './etape-links.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { LecturePieces } from './LecturePieces.tsx';
import { LectureProjet } from './LectureProjet.tsx';
import { nomProjet } from './nom-projet.ts';
import { partDemandee } from './part-demandee.ts';
import './projets.css';

/** Check-your-answers: each step as it will be sent, with the way back to it. */
export function ResumeDossier({ dossier }: { dossier: DossierSubventionView }) {
  return (
    <div className="pile pile--large">
      <Bloc dossier={dossier} etape="choix" titre="Demande">
        <ReadList
          items={[
            { label: 'Subvention', value: dossier.description.titre },
            { label: 'Type de demande', value: dossier.description.lib_sous_type_dispositif },
            { label: 'Exercice', value: exercicesSaid(dossier) },
          ]}
        />
      </Bloc>
      <Bloc dossier={dossier} etape="demandeur" titre="Demandeur">
        <LectureDemandeur dossier={dossier} />
      </Bloc>
      <Bloc dossier={dossier} etape="pieces" titre="Pièces">
        <LecturePieces pieces={dossier.pieces} />
      </Bloc>
      {dossier.projets.map((projet) => (
        <Bloc
          key={projet.id}
          dossier={dossier}
          href={projetHref(dossier, projet.id)}
          titre={nomProjet(projet)}
        >
          <LectureProjet dossier={dossier} projet={projet} />
        </Bloc>
      ))}
      <p className="resume-total">{partDemandee(dossier)}</p>
    </div>
  );
}

type BlocProps = {
  dossier: DossierSubventionView;
  titre: string;
  etape?: EtapeSubvention;
  href?: string;
  children: ReactNode;
};

const Bloc = ({ dossier, titre, etape = 'projets', href, children }: BlocProps) => (
  <section className="pile pile--serree">
    <div className="rubrique__tete">
      <h2 className="fr-h4">{titre}</h2>
      <AppLink href={href ?? etapeHref(dossier, etape)}>
        Modifier<span className="invisible"> : {titre}</span>
      </AppLink>
    </div>
    {children}
  </section>
);
