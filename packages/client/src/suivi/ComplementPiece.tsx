import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { reponseMax } from '@asso/domain/dossier/completude/completude.rules';
import { pieceCode } from '@asso/domain/dossier/completude/points-completude.rules';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PieceChoice } from '../demarche/pieces/PieceChoice.tsx';
import { documentSender } from '../document/send-document.ts';
import { byPaths } from '../platform/draft/draft-changes.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { focusIfLost } from '../ui/page/focus.ts';
import type { Choisi, Complements } from './use-complements.ts';

type ComplementPieceProps = {
  code: string;
  libelle: string;
  nature: string;
  dossier: Pick<DossierSubventionView, 'pieces'> & Pick<DossierHead, 'demandeur' | 'description'>;
  complements: Complements;
  error?: string;
};

/** Answers a point with a document of the association or a new file, and an optional text. */
export function ComplementPiece(props: ComplementPieceProps) {
  const { code, libelle, nature, dossier, complements, error } = props;
  const place = useRef<HTMLDivElement>(null);
  const piece = dossier.pieces.find((one) => one.code === pieceCode(code)) ?? {
    code: pieceCode(code),
    label: libelle,
    aide: null,
    nature,
    validite_mois: null,
    modele: null,
    document: null,
    proposes: [],
    defaut: null,
  };
  const chosen = complements.documentOf(code);
  const choose = (choisi: Choisi | null) => {
    flushSync(() => complements.choose(code, choisi));
    announce(choisi ? `${libelle} : ${choisi.nom} sera transmis.` : `${libelle} : document retiré.`);
    focusIfLost(place.current);
  };
  const { id_siret } = dossier.demandeur;
  return (
    <div className="pile" id={fieldId(`reponses.${code}`)} ref={place}>
      {chosen && (
        <div className="piece__document">
          <span className="fr-icon-file-text-line piece__etat">{chosen.nom}</span>
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={() => choose(null)}>
            Changer<span className="invisible"> {libelle}</span>
          </button>
        </div>
      )}
      {!chosen && (
        <PieceChoice
          exercice={dossier.description.exercice}
          piece={{ ...piece, code: `complement-${piece.code}`, obligatoire: true }}
          error={error}
          onPick={async (uuid) => {
            const found = piece.proposes.find((one) => one.uuid === uuid);
            if (found) choose({ uuid, nom: found.nom });
          }}
          sendFor={(annee) =>
            documentSender({
              idProprietaire: id_siret,
              declare: { type: nature, id_siret, annee_validite: annee },
              onDeposited: async ({ uuid, nom }) => {
                choose({ uuid, nom });
                return null;
              },
            })
          }
        />
      )}
      <FieldList
        fields={{
          [code]: {
            kind: 'text',
            label: `Un mot sur ce document : ${libelle}`,
            multiline: true,
            max: reponseMax,
          },
        }}
        parentPath="textes"
        value={byPaths('textes', { [code]: complements.texteOf(code) })}
        onChange={(_, value) => complements.write(code, String(value ?? ''))}
      />
    </div>
  );
}
