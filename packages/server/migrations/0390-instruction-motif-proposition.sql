-- Why this service proposes more than an envelope has left; empty once its proposal is inside again.
alter table instruction add column motif_proposition text not null default '';
