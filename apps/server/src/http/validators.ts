import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { BuiltOnce } from './built-once.ts';

type Compile = FastifySchemaCompiler<TSchema>;

export const validators = new BuiltOnce<Parameters<Compile>[0], ReturnType<Compile>>(TypeBoxValidatorCompiler);

/** The usual way to look at the parts of requests by their schemas, built when the first request comes. */
export const validatorCompiler: Compile = (route) => {
  const validate = validators.of(`${route.httpPart} ${JSON.stringify(route.schema)}`, route);
  return (value) => validate()(value);
};
