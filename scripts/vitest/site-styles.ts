/** Runs before every component test: a component's own style sheet reads colours and sizes from these. */
import '#site/styles/tokens.css';
import '#site/styles/base.css';
