import type { VersionModele } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { composeCourrier } from '@asso/domain/courrier/courrier.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useRead } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CourrierApercu } from './CourrierApercu.tsx';

type VersionsDialogProps = {
  id: string;
  /** What the shown dossier gives to the letter, so that a version is read as a letter. */
  donnees: DonneesCourrier;
  /** Puts a version in the form; absent for a person who may only read. */
  onTaken?: (version: VersionModele) => void;
  onClose: () => void;
};

/** Lists who published each version, when, and what it changed; lets the person read one, or take it back. */
export function VersionsDialog({ id, donnees, onTaken, onClose }: VersionsDialogProps) {
  const read = useRead(modeleCourrierEndpoints.listVersions, { params: { id } });
  return (
    <Dialog title="Versions de ce modèle" onClose={onClose} size="lg">
      <ReadPart read={read}>
        {(versions) =>
          versions.length === 0 ? (
            <p>Aucune version : ce modèle n’a jamais été publié.</p>
          ) : (
            <ol className="liste-nue pile">
              {versions.map((version, index) => (
                <li key={version.id_version} className="version">
                  <Version
                    version={version}
                    donnees={donnees}
                    isLast={index === 0}
                    onTaken={
                      onTaken &&
                      (() => {
                        onTaken(version);
                        onClose();
                      })
                    }
                  />
                </li>
              ))}
            </ol>
          )
        }
      </ReadPart>
    </Dialog>
  );
}

type VersionProps = {
  version: VersionModele;
  donnees: DonneesCourrier;
  isLast: boolean;
  onTaken: (() => void) | undefined;
};

function Version({ version, donnees, isLast, onTaken }: VersionProps) {
  const [isRead, setIsRead] = useState(false);
  const { numero, le, par, contenu, ecarts } = version;
  return (
    <>
      <h3 className="fr-h6 version__titre">{isLast ? `Version ${numero}, publiée` : `Version ${numero}`}</h3>
      <p className="discret">
        <span className="nombre">{formatHorodatage(new Date(le))}</span>, par {par}
      </p>
      {ecarts.map((ecart) => (
        <Ecart key={ecart.champ} ecart={ecart} />
      ))}
      <details className="plis" onToggle={(event) => setIsRead(event.currentTarget.open)}>
        <summary>{`Lire la version ${numero}`}</summary>
        {isRead && (
          <CourrierApercu
            courrier={composeCourrier({ objet: contenu.objet, corps: contenu.corps }, donnees)}
            showsChamps
          />
        )}
      </details>
      {onTaken && (
        <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onTaken}>
          {`Reprendre la version ${numero}`}
        </button>
      )}
    </>
  );
}

const Ecart = ({ ecart: { champ, retire, ajoute } }: { ecart: VersionModele['ecarts'][number] }) => (
  <div>
    <p className="version__champ">
      {champ}
      {retire.length + ajoute.length === 0 && ' : mise en forme ou ordre'}
    </p>
    <ul className="liste-nue">
      {retire.map((line, index) => {
        const key = `-${index}`;
        return (
          <li key={key}>
            <del>
              <span className="invisible">Retiré : </span>
              {line}
            </del>
          </li>
        );
      })}
      {ajoute.map((line, index) => {
        const key = `+${index}`;
        return (
          <li key={key}>
            <ins>
              <span className="invisible">Ajouté : </span>
              {line}
            </ins>
          </li>
        );
      })}
    </ul>
  </div>
);
