CREATE TABLE "understanding_counts" (
	"day" date NOT NULL,
	"section_id" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	CONSTRAINT "understanding_counts_day_section_id_language_question_pk" PRIMARY KEY("day","section_id","language","question")
);
