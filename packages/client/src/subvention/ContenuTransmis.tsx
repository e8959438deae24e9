import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import type { ReactNode } from 'react';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { piecesSaid } from './en-bref.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { LectureProjet } from './projet/LectureProjet.tsx';
import { askedIn } from './sections.ts';
import { PreuveSignature } from './signature/PreuveSignature.tsx';

/** This shows the dossier as it was sent, in folded sections. */
export const ContenuTransmis = ({ dossier, titre }: { dossier: DossierSubventionView; titre: string }) => (
  <section className="pile pile--serree" aria-labelledby="contenu-dossier">
    <h2 id="contenu-dossier">{titre}</h2>
    <Pli titre="Demandeur">
      <LectureDemandeur dossier={dossier} />
    </Pli>
    <Pli titre={`Pièces : ${piecesSaid(dossier)}`}>
      <LecturePieces pieces={dossier.pieces} />
    </Pli>
    {dossier.projets.map((projet) => (
      <Pli key={projet.id} titre={nomProjet(projet)}>
        <LectureProjet dossier={dossier} projet={projet} />
      </Pli>
    ))}
    <Pli titre="Attestation">
      <ReadValues
        value={dossier.tete}
        fields={dossierSubventionFields.attestation.fields}
        only={askedIn('attestation')}
        parentPath="attestation"
      />
      <PreuveSignature id_fo={dossier.id_fo} />
    </Pli>
  </section>
);

const Pli = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <details className="plis">
    <summary>{titre}</summary>
    {children}
  </details>
);
