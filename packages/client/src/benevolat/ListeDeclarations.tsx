import type { DeclarationCec, SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import type { DecisionCec } from '@asso/domain/benevolat/declaration.states';
import { motsDecision } from '@asso/domain/benevolat/declaration.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { useList } from '../platform/list/use-list.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DeclarationsTable } from './DeclarationsTable.tsx';
import type { useDecision } from './use-decision.ts';
import { listesDeclarations, type VueDeclarations } from './vues-declarations.ts';

type ListeDeclarationsProps = {
  vue: VueDeclarations;
  session: SessionCec;
  of: { idAsso: string; idSiret: string | undefined };
  decision: ReturnType<typeof useDecision>;
};

/** Lists the declarations of a view; they can be decided in the first view only. */
export function ListeDeclarations({ vue, session, of, decision }: ListeDeclarationsProps) {
  const list = useList(listesDeclarations[vue], { query: { ...of, session: session.code } });
  return (
    <ListBlock list={list}>
      {({ items }) =>
        vue === 'a-decider' ? (
          <ADecider key={list.params.get('page')} items={items} decision={decision} />
        ) : (
          <DeclarationsTable
            caption={`Déclarations de la session ${session.code}`}
            items={items}
            decision={null}
          />
        )
      }
    </ListBlock>
  );
}

type ADeciderProps = { items: readonly DeclarationCec[]; decision: ReturnType<typeof useDecision> };
type Asked = { decision: DecisionCec; declarations: readonly DeclarationCec[] };

/** The list of declarations to decide: one, or several ticked ones, are decided together, after a confirmation. */
function ADecider({ items, decision }: ADeciderProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const present = items.filter(({ id }) => chosen.has(id));
  const ask = (next: DecisionCec, declarations: readonly DeclarationCec[]) =>
    setAsked({ decision: next, declarations });
  return (
    <>
      <DeclarationsTable
        caption="Déclarations à décider"
        items={items}
        decision={{ chosen, onChoose: setChosen, onDecide: (next, one) => ask(next, [one]) }}
      />
      {present.length > 0 && (
        <section className="cadre pile pile--serree" aria-label="Déclarations choisies">
          <p>{count(present.length, 'choisie', 'choisies')}</p>
          <div className="actions">
            <button type="button" className="fr-btn" onClick={() => ask('Validée', present)}>
              {motsDecision.Validée.verbe} {count(present.length, 'déclaration', 'déclarations')}
            </button>
            <button
              type="button"
              className="fr-btn fr-btn--secondary"
              onClick={() => ask('Refusée', present)}
            >
              {motsDecision.Refusée.verbe} {count(present.length, 'déclaration', 'déclarations')}…
            </button>
          </div>
        </section>
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          onClose={() => setAsked(null)}
          onConfirm={async (motif, key) => {
            const found = await decision.decide({ ...asked, motif, key });
            if (found.length === 0) setChosen(new Set());
            return found;
          }}
        />
      )}
    </>
  );
}
