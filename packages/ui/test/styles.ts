/** Setup of the browser tests: components are tested with the looks they ship with. */
import '../src/theme/styles.css';
