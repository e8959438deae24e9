import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useLayoutEffect, useRef, useState } from 'react';
import { AnalyseBadge } from '../../document/AnalyseBadge.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { ModelesDocument } from '../../document/ModelesDocument.tsx';
import { ValiditeBadge } from '../../document/ValiditeBadge.tsx';
import { VoirDocument } from '../../document/VoirDocument.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { focusIfLost } from '../../ui/page/focus.ts';
import { PointDuRenvoi } from '../renvoi/PointDuRenvoi.tsx';
import { usePoint } from '../renvoi/use-point.ts';
import { sayAge } from './age-words.ts';
import { ModeleLink } from './ModeleLink.tsx';
import { PieceChoice } from './PieceChoice.tsx';
import type { PieceActions } from './use-pieces-jointes.ts';

type PieceItemProps = PieceActions & {
  piece: PieceView;
  exercice: number;
  error?: string;
  /** The section of the form that holds the pièce. */
  section?: string;
  /** The level of the title: `h3` where the section already has an `h2`. */
  level?: 'h2' | 'h3';
};

/** Shows one piece: the joined document, or the way to join one. */
export function PieceItem({
  piece,
  exercice,
  error,
  section = 'pieces',
  level: Titre = 'h2',
  choose,
  sendFor,
}: PieceItemProps) {
  const [isChanging, setIsChanging] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { code, nature, label, aide, document, obligatoire, validite_mois, modele } = piece;
  const close = () => setIsChanging(false);
  const pick = async (uuid: string | null) => {
    if (await choose(piece, uuid)) close();
  };
  const isOpen = document === null || isChanging;
  const wasOpen = useRef(isOpen);
  // The focus is given back when the page shows the document, which may be long after the file was chosen: a person who
  // went on to another pièce keeps the focus there.
  useLayoutEffect(() => {
    if (wasOpen.current !== isOpen && !isChanging) focusIfLost(item.current);
    wasOpen.current = isOpen;
  }, [isOpen, isChanging]);
  const path = `${section}.${code}`;
  const isACorriger = usePoint(path)?.corrige_le === null;
  return (
    <li className="piece" id={fieldId(path)} ref={item}>
      <Titre className="piece__titre">
        {label}{' '}
        {!isACorriger && (
          <span className={document ? 'piece__etat fr-icon-check-line' : 'piece__etat'}>
            {document ? 'Jointe' : obligatoire ? 'Obligatoire' : 'Facultative'}
          </span>
        )}
      </Titre>
      <PointDuRenvoi cible={path} />
      {aide && <p className="fr-hint-text">{aide}</p>}
      {validite_mois !== null && <p className="fr-hint-text">{sayAge(validite_mois)}</p>}
      {modele === null ? (
        <ModelesDocument nature={nature} />
      ) : (
        <p>
          <ModeleLink href={modele} label={label} />
        </p>
      )}
      {document && <Joined document={document} />}
      {document && !isChanging && (
        <div className="actions">
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => setIsChanging(true)}
          >
            Changer<span className="invisible"> {label}</span>
          </button>
          <ActionButton kind="tertiaire" isSmall onPress={() => pick(null)}>
            Retirer<span className="invisible"> {label}</span>
          </ActionButton>
        </div>
      )}
      {isOpen && (
        <PieceChoice
          piece={piece}
          section={section}
          exercice={exercice}
          error={error}
          onPick={pick}
          sendFor={(annee) => async (file, progress) => {
            const result = await sendFor(piece, annee)(file, progress);
            if (result.kind === 'recu') close();
            return result;
          }}
          onCancel={document ? close : undefined}
        />
      )}
    </li>
  );
}

function Joined({ document }: { document: NonNullable<PieceView['document']> }) {
  const { etat_analyse, date_chargement, annee_validite, expire_le } = document;
  return (
    <div className="piece__document">
      <DocumentLink {...document} />
      <VoirDocument {...document} />
      {annee_validite && <span className="nombre">Année {annee_validite}</span>}
      <span className="discret nombre">déposé le {formatHorodatage(new Date(date_chargement))}</span>
      <AnalyseBadge etat={etat_analyse} />
      <ValiditeBadge expire_le={expire_le} />
      {etat_analyse === 'refuse' && <span>Ce fichier contient un virus. Déposez une autre copie.</span>}
    </div>
  );
}
