import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import type { ReactNode } from 'react';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { PreuveSignature } from '../dossier/signature/PreuveSignature.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { sayPieces, subventionWords } from './en-bref.ts';
import { LectureDemandeur } from './LectureDemandeur.tsx';
import { LectureProjet } from './projet/LectureProjet.tsx';
import { askedIn } from './sections.ts';

type ContenuProps = {
  dossier: DossierSubventionView;
  titre: string;
  /** The changes of bank account made since the dossier was sent, latest first: what is read here is the last one. */
  ribsChanges?: readonly Pick<Evenement, 'id' | 'le' | 'motif'>[];
};

/** Shows the dossier as it was transmitted, one folded line for each part with a few words on what it holds. */
export const ContenuTransmis = ({ dossier, titre, ribsChanges = [] }: ContenuProps) => (
  <section className="pile pile--serree" aria-labelledby="contenu-dossier">
    <h2 id="contenu-dossier">{titre}</h2>
    <div className="plis-panneau">
      <Pli titre="Demandeur" bref={subventionWords.enBref(dossier, 'demandeur')}>
        <LectureDemandeur dossier={dossier} />
        {ribsChanges.map(({ id, le, motif }) => (
          <p key={id} className="discret">
            RIB changé après l’envoi, le {formatDate(new Date(le))}
            {motif && ` : ${motif}`}
          </p>
        ))}
      </Pli>
      <Pli titre="Pièces" bref={sayPieces(dossier)}>
        <LecturePieces pieces={dossier.pieces} />
      </Pli>
      {dossier.projets.map((projet) => (
        <Pli
          key={projet.id}
          titre={nomProjet(projet)}
          bref={`${formatEuros(projet.montant_demande)} demandés`}
        >
          <LectureProjet dossier={dossier} projet={projet} />
        </Pli>
      ))}
      <Pli titre="Attestation" bref={attesteSaid(dossier)}>
        <ReadValues
          value={dossier.tete}
          fields={dossierSubventionFields.attestation.fields}
          only={askedIn('attestation')}
          parentPath="attestation"
        />
        <PreuveSignature id_fo={dossier.id_fo} />
      </Pli>
    </div>
  </section>
);

/** Returns « faite à Marseille », the place of the attestation. */
const attesteSaid = ({ tete }: DossierSubventionView): string | undefined =>
  tete.attestation?.lieu ? `faite à ${tete.attestation.lieu}` : undefined;

type PliProps = { titre: string; bref: string | undefined; children: ReactNode };

const Pli = ({ titre, bref, children }: PliProps) => (
  <details className="plis">
    <summary>
      {titre}
      {bref && <span className="plis__bref">{` ${bref}`}</span>}
    </summary>
    {children}
  </details>
);
