import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { motsLot } from '@asso/domain/instruction/lot.words';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { TextControl } from '../../../ui/fields/TextControl.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { actedPart } from '../../../ui/page/lazy-part.ts';
import { ChoixPersonne } from './ChoixPersonne.tsx';
import { Proposer } from './Proposer.tsx';
import type { BulkActe } from './use-acte-en-place.ts';
import type { useActeByDossier } from './use-acte-par-dossier.ts';
import './cellules.css';

const DemanderPieces = actedPart(async () => (await import('./DemanderPieces.tsx')).DemanderPieces);

export type ActesEnPlaceProps = {
  n: number;
  moi: string;
  service: BureauService;
  run: (acte: BulkActe) => Promise<boolean>;
  /** Null when the whole list is selected, because these actions need the dossiers one by one. */
  parDossier: ReturnType<typeof useActeByDossier> | null;
};

/**
 * Offers the actions that can be undone, which run at once from a panel above the selection: to whom, which label,
 * which pieces, which amount, which note.
 */
export const ActesEnPlace = ({ n, moi, service, run, parDossier }: ActesEnPlaceProps) => (
  <>
    <EnPlace nom="Affecter" touche="a" titre={`Affecter ${dossiers(n)} à`} effet={motsLot('affecter').effet}>
      {(close) => (
        <ChoixPersonne
          service={service}
          moi={moi}
          personne="Personne : les libérer"
          onGive={(affecte_a) => thenClose(run, close)({ action: 'affecter', parametres: { affecte_a } })}
        />
      )}
    </EnPlace>
    <EnPlace nom="Étiqueter" touche="l" titre={`Étiqueter ${dossiers(n)}`} effet={motsLot('etiqueter').effet}>
      {(close) => <Etiqueter service={service} run={thenClose(run, close)} />}
    </EnPlace>
    <EnPlace nom="Commencer" touche="s" titre={`Commencer l’instruction de ${dossiers(n)}`}>
      {(close) => (
        <>
          <p className="discret">{motsLot('start').effet}</p>
          <ActionButton isSmall onPress={() => thenClose(run, close)({ action: 'start' })}>
            Commencer
          </ActionButton>
        </>
      )}
    </EnPlace>
    <EnPlace
      nom="Pièces"
      touche="p"
      titre={`Demander des pièces pour ${dossiers(n)}`}
      effet="Chaque association reçoit un courriel et répond dans son dossier, dont l’état ne change pas."
    >
      {(close) =>
        parDossier ? (
          <Suspense fallback={<p aria-busy="true">Lecture des pièces…</p>}>
            <DemanderPieces
              onRead={parDossier.lire}
              onTry={parDossier.essayer}
              onAsk={async (essai, asked) => {
                if (await parDossier.demander(essai, asked)) close();
              }}
            />
          </Suspense>
        ) : (
          <UnParUn />
        )
      }
    </EnPlace>
    <EnPlace nom="Proposer" touche="m" titre={`Proposer un montant à ${dossiers(n)}`}>
      {(close) =>
        parDossier ? (
          <Proposer
            onPropose={async (montantOf, remplace) => {
              if (await parDossier.proposer(montantOf, remplace)) close();
            }}
          />
        ) : (
          <UnParUn />
        )
      }
    </EnPlace>
    <EnPlace nom="Noter" touche="n" titre={`Ajouter une note à ${dossiers(n)}`}>
      {(close) =>
        parDossier ? (
          <Ecrire
            label="Note interne"
            help="Pour votre service seulement : l’association ne la voit jamais."
            action="Ajouter la note"
            onSend={async (note) => {
              if (await parDossier.noter(note)) close();
            }}
          />
        ) : (
          <UnParUn />
        )
      }
    </EnPlace>
    <EnPlace
      nom="Renvoyer"
      touche="r"
      titre={`Renvoyer ${dossiers(n)} pour correction`}
      effet={motsLot('sendBack').effet}
    >
      {(close) => (
        <Ecrire
          label="Ce qu’il faut corriger"
          action="Renvoyer"
          onSend={(motif) => thenClose(run, close)({ action: 'sendBack', parametres: { motif } })}
        />
      )}
    </EnPlace>
    <EnPlace nom="Écrire" titre={`Écrire au sujet de ${dossiers(n)}`} effet={motsLot('ecrire').effet}>
      {(close) => (
        <Ecrire
          label="Message aux associations"
          action="Envoyer"
          onSend={(message) => thenClose(run, close)({ action: 'ecrire', parametres: { message } })}
        />
      )}
    </EnPlace>
  </>
);

const UnParUn = () => <p>Cochez les dossiers un par un : cet acte se fait sur chacun d’eux.</p>;

const dossiers = (n: number): string => count(n, 'dossier', 'dossiers');

/** Closes the panel once the action is done; when it is refused, the panel stays with what was typed. */
const thenClose = (run: ActesEnPlaceProps['run'], close: () => void) => async (acte: BulkActe) => {
  if (await run(acte)) close();
};

type EnPlaceProps = {
  nom: string;
  touche?: string;
  titre: string;
  /** What the action will do. */
  effet?: string;
  children: (close: () => void) => ReactNode;
};

const EnPlace = ({ nom, touche, titre, effet, children }: EnPlaceProps) => (
  <MenuButton
    className={`fr-btn fr-btn--secondary fr-btn--sm${touche ? ` acte-${touche}` : ''}`}
    panelClassName="acte-en-place cases-serrees"
    isFloating
    label={
      <>
        {nom}
        {touche && (
          <span className="touche" aria-hidden="true">
            {touche}
          </span>
        )}
      </>
    }
  >
    {(close) => (
      <>
        <p className="acte-en-place__titre">{titre}</p>
        {effet && <p className="discret">{effet}</p>}
        {children(close)}
      </>
    )}
  </MenuButton>
);

type ChoixProps = Pick<ActesEnPlaceProps, 'service'> & { run: (acte: BulkActe) => Promise<void> };

const Etiqueter = ({ service: { etiquettes }, run }: ChoixProps) =>
  etiquettes.length === 0 ? (
    <p>Votre service n’a pas d’étiquette : créez-en une depuis un dossier.</p>
  ) : (
    <ul className="liste-nue acte-en-place__choix">
      {etiquettes.map(({ id, nom }) => (
        <Choix
          key={id}
          nom={nom}
          onPress={() => run({ action: 'etiqueter', parametres: { etiquette: id } })}
        />
      ))}
    </ul>
  );

const Choix = ({ nom, onPress }: { nom: string; onPress: () => unknown }) => (
  <li>
    <ActionButton kind="tertiaire" isSmall onPress={onPress}>
      {nom}
    </ActionButton>
  </li>
);

type EcrireProps = { label: string; help?: string; action: string; onSend: (text: string) => Promise<void> };

function Ecrire({ label, help = 'Chaque association le lira, mot pour mot.', action, onSend }: EcrireProps) {
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <>
      <TextControl
        id="acte-texte"
        label={label}
        help={help}
        isMultiline
        isRequired
        error={isEmpty && text.trim() === '' ? 'Écrivez ce texte.' : undefined}
        value={text}
        onChange={(value) => setText(String(value ?? ''))}
      />
      <ActionButton
        isSmall
        onPress={() => {
          setIsEmpty(true);
          return text.trim() === '' ? undefined : onSend(text);
        }}
      >
        {action}
      </ActionButton>
    </>
  );
}
