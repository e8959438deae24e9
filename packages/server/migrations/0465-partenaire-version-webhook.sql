-- Two tabs on one webhook: who saves names the version that was read.
alter table webhook add column version int not null default 1;
