import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { type ChoixCritere, critereReasons } from '@asso/domain/document/choix-document.rules';
import { anneeProposee, anneesOffertes } from '@asso/domain/document/document.rules';
import { guessFichierAnnee } from '@asso/domain/document/type-devine.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { currentExercice, defaultYears } from '@asso/domain/referentiel/exercices.rules';
import { useState } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { ValiditeBadge } from '../../document/ValiditeBadge.tsx';
import { now } from '../../platform/clock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { UploadField } from '../../ui/upload/UploadField.tsx';
import type { SendFile } from '../../ui/upload/upload-types.ts';
import '../../ui/fields/fields.css';

type PieceChoiceProps = {
  piece: PieceView;
  /** The year of the dossier. */
  exercice: number;
  error?: string;
  /** The section of the form that holds the pièce. */
  section?: string;
  onPick: (uuid: string) => Promise<void>;
  sendFor: (annee: number | null) => SendFile;
  /** Called to close without a choice; absent when no document is joined yet. */
  onCancel?: () => void;
};

/** Lets the person choose one of the association's documents, or send a new file. */
export function PieceChoice(props: PieceChoiceProps) {
  const { piece, exercice, error, section = 'pieces', onPick, sendFor, onCancel } = props;
  const isAnnual = typesDocuments.some(({ value, isAnnuel }) => value === piece.nature && isAnnuel);
  const current = currentExercice(now());
  const proposed = anneeProposee(piece.nature, { exercice, anneeCourante: current });
  const [annee, setAnnee] = useState(String(proposed));
  const [isChoisie, setIsChoisie] = useState(false);
  const { options } = anneesOffertes(piece.nature, now());
  const usual = [...new Set([proposed, current + 1, ...defaultYears(now())])].toSorted((a, b) => b - a);
  const years = options.length > 0 ? options : usual;
  /** The year that the file's own name says is never passed over in silence. */
  const sendOfYear: SendFile = async (file, progress) => {
    const found = guessFichierAnnee(file.name, { annee: Number(annee), isChoisie, offertes: years });
    if (found === null) {
      const message = `Le nom de ce fichier dit une autre année que ${annee} : choisissez l’année, puis déposez-le.`;
      return { kind: 'refuse', message };
    }
    if (String(found) !== annee) {
      setAnnee(String(found));
      announce(`Année ${found}, d’après le nom du fichier.`);
    }
    return sendFor(found)(file, progress);
  };
  const others = piece.proposes.filter(({ uuid }) => uuid !== piece.document?.uuid);
  const id = `${fieldId(`${section}.${piece.code}`)}-fichier`;
  return (
    <div className="piece__choix pile">
      {others.length > 0 && (
        <div className="pile pile--serree">
          <p>Choisir dans vos documents</p>
          <ul className="liste-nue pile pile--serree">
            {others.map(({ uuid, nom, date_chargement, annee_validite, expire_le }) => (
              <li key={uuid} className="piece__document">
                <span>
                  {nom}, {annee_validite && `année ${annee_validite}, `}
                  <span className="nombre">déposé le {formatDate(new Date(date_chargement))}</span>{' '}
                  <ValiditeBadge expire_le={expire_le} />
                  {uuid === piece.defaut?.uuid && <Defaut pourquoi={piece.defaut.pourquoi} />}
                </span>
                <ActionButton kind="secondaire" isSmall onPress={() => onPick(uuid)}>
                  Joindre<span className="invisible"> {nom}</span>
                </ActionButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAnnual && (
        <div className="piece__annee">
          <SelectControl
            id={`${id}-annee`}
            label="Année du document"
            value={annee}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            onChange={(value) => {
              setAnnee(String(value ?? annee));
              setIsChoisie(true);
            }}
          />
        </div>
      )}
      <UploadField
        id={id}
        label={`Déposer un fichier : ${piece.label}`}
        limits={limitesOrdinaires}
        error={error}
        isRequired={piece.obligatoire}
        onSend={isAnnual ? sendOfYear : sendFor(null)}
      />
      {onCancel && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onCancel}>
          Garder le document joint
        </button>
      )}
    </div>
  );
}

/** Marks the document that the portal takes by default, with the reason. */
const Defaut = ({ pourquoi }: { pourquoi: ChoixCritere | null }) => (
  <span className="fr-hint-text">Utilisé par défaut.{pourquoi && ` ${critereReasons[pourquoi]}`}</span>
);
