-- What a service found missing after transmission, beside the state it never changes; what went before is in the history.
alter table instruction
  add column completude text not null default 'complet' check (completude in ('complet', 'demande', 'repondu')),
  add column completude_avant timestamptz,
  add column completude_le timestamptz,
  add column manques jsonb not null default '[]',
  add column reponses jsonb not null default '[]',
  add constraint completude_datee check (completude <> 'demande' or completude_avant is not null);
-- Who is reminded: those whose date comes near.
create index instruction_a_completer on instruction (completude_avant) where completude = 'demande';
