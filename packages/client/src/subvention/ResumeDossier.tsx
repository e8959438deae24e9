import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { type ReactNode, useEffect, useRef } from 'react';
import { LecturePieces } from '../demarche/LecturePieces.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadList } from '../ui/table/ReadList.tsx';
import { etapeHref, modifierHref, projetHref } from './dossier-liens.ts';
import { exercicesSaid } from './etape-links.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { partDemandee } from './part-demandee.ts';
import { LectureProjet } from './projet/LectureProjet.tsx';
import './projet/projets.css';

/** Before transmitting, the person checks each step as it will be sent, with a link to change it. */
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
          bloc={projet.id}
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
  /** This is the block's name in the address, when it is not its step's. */
  bloc?: string;
  href?: string;
  children: ReactNode;
};

function Bloc({ dossier, titre, etape = 'projets', bloc = etape, href, children }: BlocProps) {
  const tete = useRef<HTMLDivElement>(null);
  const isBack = useQueryParams().get('bloc') === bloc;
  // After correcting this block, the person comes back to it.
  useEffect(() => {
    if (!isBack) return;
    // The delay lets the page first give the focus to its title.
    const timer = setTimeout(() => tete.current?.querySelector('a')?.focus(), 100);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <section className="pile pile--serree">
      <div className="rubrique__tete" ref={tete}>
        <h2 className="fr-h4">{titre}</h2>
        <AppLink href={modifierHref(href ?? etapeHref(dossier, etape), bloc)}>
          Modifier<span className="invisible"> : {titre}</span>
        </AppLink>
      </div>
      {children}
    </section>
  );
}
