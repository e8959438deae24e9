-- A decision that waits may come from a lot, whose report says what became of it.
alter table decision_en_attente
  add column id_lot uuid references lot (id) on delete set null,
  add column rang integer;
create index decision_en_attente_lot on decision_en_attente (id_lot) where id_lot is not null;
