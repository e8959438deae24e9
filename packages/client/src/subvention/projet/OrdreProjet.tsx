import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { type ReactNode, useRef } from 'react';
import { call } from '../../platform/call/call.ts';
import { announce } from '../../ui/page/announcer.ts';
import type { SubventionEdition } from '../edition.ts';

type OrdreProjetProps = SubventionEdition & {
  projet: ProjetView;
  onRefused: (message: string | null) => void;
};

/** Arrows that move the project among the others; the move is announced, and the pressed button keeps the focus. */
export function OrdreProjet({ dossier, found, tete, projet, onRefused }: OrdreProjetProps) {
  const ids = dossier.projets.map(({ id }) => id);
  const at = ids.indexOf(projet.id);
  const name = nomProjet(projet);
  const box = useRef<HTMLSpanElement>(null);
  const move = async (step: -1 | 1) => {
    const to = at + step;
    const ordre = ids.with(at, ids[to] ?? '').with(to, projet.id);
    await tete.flush();
    const fresh = await found.refresh();
    const outcome = await call(dossierEndpoints.saveDossier, {
      params: { id_fo: dossier.id_fo },
      query: { shouldOrderProjects: 'true' },
      ifMatch: (fresh ?? dossier).version,
      body: { changes: {}, ordre },
    });
    onRefused(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    await found.refresh();
    announce(`Projet ${name}, déplacé en position ${to + 1}.`);
    const kept = step === -1 && to === 0 ? 1 : step === 1 && to === ids.length - 1 ? 0 : step === -1 ? 0 : 1;
    box.current?.querySelectorAll('button')[kept]?.focus();
  };
  if (ids.length < 2) return null;
  return (
    <span className="projet__ordre" ref={box}>
      <OrdreButton icone="fr-icon-arrow-up-line" isOff={at === 0} onPress={() => move(-1)}>
        Monter {name}
      </OrdreButton>
      <OrdreButton icone="fr-icon-arrow-down-line" isOff={at === ids.length - 1} onPress={() => move(1)}>
        Descendre {name}
      </OrdreButton>
    </span>
  );
}

type OrdreButtonProps = { icone: string; isOff: boolean; onPress: () => void; children: ReactNode };

const OrdreButton = ({ icone, isOff, onPress, children }: OrdreButtonProps) => (
  <button
    type="button"
    className={`fr-btn fr-btn--tertiary fr-btn--sm ${icone}`}
    aria-disabled={isOff || undefined}
    onClick={() => isOff || onPress()}
  >
    {children}
  </button>
);
